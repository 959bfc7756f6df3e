import { DECADE_COLORS, type Decade } from '@pieno/contract/prices/fuels.ts';
import { FuelDot } from '@pieno/ui/price/fuel-dot.tsx';
import { Price } from '@pieno/ui/price/price.tsx';
import { PictureImage } from '../../kit/pictures/picture-image.tsx';
import { SCENES } from '../../pictures/scenes.ts';
import type { SpiedSection } from './spied-panel.tsx';
import styles from './scrollspy-page.module.css';

const castle = (title: string, scene: keyof typeof SCENES, text: string): SpiedSection => ({
  title,
  content: (
    <>
      <PictureImage className={styles.picture} picture={SCENES[scene]} />
      <p>{text}</p>
    </>
  ),
});

/** Six of San Marino's nine municipalities (castelli). */
export const CASTLES: readonly SpiedSection[] = [
  castle(
    'San Marino',
    'towers',
    'The capital lies along the ridge, with a tower on each of its three tops. Leave the car below the walls.',
  ),
  castle(
    'Borgo Maggiore',
    'cableway',
    'Below the cliff. The cable car starts here, and on Thursdays the market has the square.',
  ),
  castle(
    'Serravalle',
    'market',
    'Where most people live, and the first thing one sees when coming up from the sea.',
  ),
  castle(
    'Faetano',
    'lake',
    'Down to the stream and a small lake, where the fishermen know every car.',
  ),
  castle(
    'Chiesanuova',
    'hills',
    'The far corner in the south-west: fields, a church, and the quietest pump of all.',
  ),
  castle(
    'Montegiardino',
    'vineyard',
    'The smallest of the nine. One gate, a handful of lanes, vines down to the border.',
  ),
];

const stop = (title: string, at: string, text: string): SpiedSection => ({
  title,
  content: (
    <>
      <strong>{at}</strong>
      <p>{text}</p>
      <p className={styles.dimmed}>
        Keep to the right after it, and watch for bicycles: they are faster downhill than you think.
      </p>
    </>
  ),
});

export const ROAD_BOOK: readonly SpiedSection[] = [
  stop(
    'Border',
    'Kilometre 0',
    'The blue sign, and no barrier. The road has four lanes from here.',
  ),
  stop(
    'Dogana',
    'Kilometre 1',
    'The first three stations, side by side. They watch one another’s totems.',
  ),
  stop(
    'Domagnano',
    'Kilometre 6',
    'Half way. On a clear morning the sea lies behind you in the mirror.',
  ),
  stop('Borgo', 'Kilometre 10', 'Roundabout, second exit. The last self pump before the bends.'),
  stop(
    'Summit',
    'Kilometre 13',
    'Seven hundred and fifty metres up. Switch the engine off and listen.',
  ),
];

const fuel = (title: string, decade: Decade, rows: readonly [string, number][]): SpiedSection => ({
  title,
  mark: <FuelDot color={DECADE_COLORS[decade]} />,
  content: (
    <ul role="list" className={styles.prices}>
      {rows.map(([name, price]) => (
        <li key={name}>
          {name}
          <span lang="it">
            <Price value={price} unit={decade === 50 ? 'kilowatt_hour' : 'litre'} size="sm" />
          </span>
        </li>
      ))}
    </ul>
  ),
});

export const FUELS: readonly SpiedSection[] = [
  fuel('Petrol', 10, [
    ['Tre Torri', 1.669],
    ['Borgo Carburanti', 1.681],
    ['Ponte', 1.689],
    ['Rocca', 1.694],
  ]),
  fuel('Diesel', 20, [
    ['Borgo Carburanti', 1.749],
    ['Tre Torri', 1.758],
    ['Rocca', 1.769],
  ]),
  fuel('LPG', 30, [
    ['Ponte', 0.719],
    ['Serravalle Nord', 0.725],
  ]),
  fuel('Electric', 50, [
    ['Market square', 0.4],
    ['Car park 6', 0.45],
    ['Stadium', 0.49],
  ]),
];

const chapter = (title: string, ...paragraphs: string[]): SpiedSection => ({
  title,
  content: paragraphs.map((text) => <p key={text}>{text}</p>),
});

export const STORY: readonly SpiedSection[] = [
  chapter(
    'Empty',
    'The lamp came on at the foot of the mountain, as it always does: where the road begins to climb, and the nearest pump lies behind you.',
    'Forty kilometres, said the display. Thirty-eight, it said one bend later. Uphill a car counts differently.',
  ),
  chapter(
    'Doubt',
    'There is a station half way up. Everybody knows that it is three cents dearer. Nobody knows whether it is open on a Sunday afternoon in November.',
    'We switched the heating off and opened a window, which made it colder and changed nothing else.',
  ),
  chapter(
    'Full',
    'It was open. The man inside was watching the cycling and did not look up. We put in ten euros, then looked at the price, then put in forty more.',
    'Three cents dearer is a coffee, in the end. He made us one.',
  ),
];
