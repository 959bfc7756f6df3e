import towers from './scenes/towers.svg';
import coast from './scenes/coast.svg';
import hills from './scenes/hills.svg';
import road from './scenes/road.svg';
import station from './scenes/station.svg';
import charging from './scenes/charging.svg';
import market from './scenes/market.svg';
import harbour from './scenes/harbour.svg';
import vineyard from './scenes/vineyard.svg';
import castle from './scenes/castle.svg';
import cableway from './scenes/cableway.svg';
import workshop from './scenes/workshop.svg';
import night from './scenes/night.svg';
import bridge from './scenes/bridge.svg';
import snow from './scenes/snow.svg';
import lake from './scenes/lake.svg';
import type { Picture } from './picture.ts';

/** Drawn for Pieno. */
export const SCENES = {
  towers: { src: towers, alt: 'The three towers on the ridge at noon', width: 960, height: 640 },
  coast: { src: coast, alt: 'A beach and the sea', width: 960, height: 640 },
  hills: { src: hills, alt: 'Green hills with cypresses', width: 960, height: 640 },
  road: { src: road, alt: 'A winding road between fields', width: 960, height: 640 },
  station: { src: station, alt: 'A petrol station at dusk', width: 960, height: 640 },
  charging: { src: charging, alt: 'An electric car at a charging post', width: 960, height: 640 },
  market: { src: market, alt: 'Market stalls on a square', width: 960, height: 640 },
  harbour: { src: harbour, alt: 'Boats in a harbour', width: 960, height: 640 },
  vineyard: { src: vineyard, alt: 'Rows of vines in autumn', width: 960, height: 640 },
  castle: { src: castle, alt: 'A castle gate with a flag', width: 960, height: 640 },
  cableway: { src: cableway, alt: 'A cable car above the valley', width: 960, height: 640 },
  workshop: { src: workshop, alt: 'A car on a workshop lift', width: 960, height: 640 },
  night: { src: night, alt: 'A town at night under the moon', width: 960, height: 640 },
  bridge: { src: bridge, alt: 'A stone bridge over a river', width: 960, height: 640 },
  snow: { src: snow, alt: 'A mountain pass in snow', width: 960, height: 640 },
  lake: { src: lake, alt: 'A lake between mountains', width: 960, height: 640 },
} as const satisfies Record<string, Picture>;
