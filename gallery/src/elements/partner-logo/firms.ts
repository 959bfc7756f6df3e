import alba from './logos/alba.svg';
import cresta from './logos/cresta.svg';
import faro from './logos/faro.svg';
import linfa from './logos/linfa.svg';
import norda from './logos/norda.svg';
import orbita from './logos/orbita.svg';
import ponte from './logos/ponte.svg';
import verso from './logos/verso.svg';
import type { Picture } from '../../pictures/picture.ts';

interface Firm {
  name: string;
  trade: string;
  logo: Picture;
}

const logo = (src: string, name: string): Picture => ({
  src,
  alt: `${name} (logo)`,
  width: 200,
  height: 80,
});

/** Fictitious firms with logos drawn for Pieno. */
export const FIRMS: readonly Firm[] = [
  { name: 'Alba', trade: 'Solar roofs', logo: logo(alba, 'Alba') },
  { name: 'Cresta', trade: 'Mountain tyres', logo: logo(cresta, 'Cresta') },
  { name: 'Faro', trade: 'Headlights', logo: logo(faro, 'Faro') },
  { name: 'Linfa', trade: 'Fuels from plants', logo: logo(linfa, 'Linfa') },
  { name: 'Norda', trade: 'Roadside help', logo: logo(norda, 'Norda') },
  { name: 'Orbita', trade: 'Charging posts', logo: logo(orbita, 'Orbita') },
  { name: 'Ponte', trade: 'Car insurance', logo: logo(ponte, 'Ponte') },
  { name: 'Verso', trade: 'Driving school', logo: logo(verso, 'Verso') },
];
