import ada from './people/ada.svg';
import bruno from './people/bruno.svg';
import chiara from './people/chiara.svg';
import dario from './people/dario.svg';
import elena from './people/elena.svg';
import fabio from './people/fabio.svg';
import giulia from './people/giulia.svg';
import hugo from './people/hugo.svg';
import irene from './people/irene.svg';
import luca from './people/luca.svg';
import marta from './people/marta.svg';
import nico from './people/nico.svg';
import type { Picture } from './picture.ts';

/** Fictitious people, drawn for Pieno. */
export const PEOPLE = {
  ada: { src: ada, alt: 'Ada', width: 240, height: 240 },
  bruno: { src: bruno, alt: 'Bruno', width: 240, height: 240 },
  chiara: { src: chiara, alt: 'Chiara', width: 240, height: 240 },
  dario: { src: dario, alt: 'Dario', width: 240, height: 240 },
  elena: { src: elena, alt: 'Elena', width: 240, height: 240 },
  fabio: { src: fabio, alt: 'Fabio', width: 240, height: 240 },
  giulia: { src: giulia, alt: 'Giulia', width: 240, height: 240 },
  hugo: { src: hugo, alt: 'Hugo', width: 240, height: 240 },
  irene: { src: irene, alt: 'Irene', width: 240, height: 240 },
  luca: { src: luca, alt: 'Luca', width: 240, height: 240 },
  marta: { src: marta, alt: 'Marta', width: 240, height: 240 },
  nico: { src: nico, alt: 'Nico', width: 240, height: 240 },
} as const satisfies Record<string, Picture>;
