/**
 * Places in and around San Marino. Typed in: the castelli, from OpenStreetMap (ODbL 1.0), and the roads of the border
 * belt, lines of a few points placed by the stations that the Italian ministry's registry lists on them (IODL 2.0). The
 * towns and the coast are generated.
 */
import type { Position } from '@pieno/contract/distance.ts';
import { TOWN_POINTS } from './coast-and-towns.ts';

export interface Place extends Position {
  name: string;
  /** Zoom from which the name is drawn. */
  from: number;
  kind: 'castello' | 'town';
}

const place =
  (kind: Place['kind']) =>
  ([name, longitude, latitude, from]: readonly [string, number, number, number]): Place => ({
    name,
    longitude,
    latitude,
    from,
    kind,
  });

/** The nine castelli, at the position of their main village. */
export const CASTELLI = (
  [
    ['San Marino', 12.4467, 43.9339, 0],
    ['Serravalle', 12.4803, 43.9699, 9.9],
    ['Borgo Maggiore', 12.4474, 43.9445, 11.2],
    ['Domagnano', 12.474, 43.9495, 10],
    ['Acquaviva', 12.4192, 43.9464, 10],
    ['Chiesanuova', 12.422, 43.9053, 10],
    ['Fiorentino', 12.4576, 43.9103, 10.6],
    ['Faetano', 12.4975, 43.9269, 10],
    ['Montegiardino', 12.4847, 43.9094, 10],
  ] as const
).map(place('castello'));

/** Italian towns of the border belt. */
export const TOWNS = TOWN_POINTS.map(place('town'));

/** Roads of the belt: A14, SS 16 Adriatica, SS 72 to Rimini, SP 258 Marecchiese. */
export const BELT_ROADS = [
  [
    [11.7, 44.38],
    [12.05, 44.25],
    [12.25, 44.158],
    [12.334, 44.137],
    [12.408, 44.1165],
    [12.49, 44.075],
    [12.53, 44.047],
    [12.572, 44.025],
    [12.619, 43.9947],
    [12.69, 43.954],
    [12.727, 43.945],
    [12.82, 43.915],
    [12.88, 43.89],
    [13.0, 43.815],
    [13.19, 43.69],
    [13.4, 43.59],
  ],
  [
    [12.2, 44.39],
    [12.33, 44.25],
    [12.39, 44.189],
    [12.4442, 44.1495],
    [12.4747, 44.1183],
    [12.505, 44.0952],
    [12.545, 44.068],
    [12.5781, 44.0492],
    [12.5956, 44.0382],
    [12.6068, 44.0314],
    [12.6334, 44.0057],
    [12.6828, 43.9817],
    [12.7041, 43.9699],
    [12.7315, 43.9526],
    [12.7505, 43.9537],
    [12.83, 43.925],
    [12.89, 43.907],
    [13.01, 43.842],
    [13.21, 43.715],
    [13.39, 43.62],
  ],
  [
    [12.5149, 43.9912],
    [12.535, 44.008],
    [12.553, 44.03],
    [12.5683, 44.0594],
  ],
  [
    [12.5683, 44.0594],
    [12.5549, 44.0568],
    [12.5164, 44.0532],
    [12.4906, 44.0409],
    [12.4555, 44.0245],
    [12.4216, 43.9953],
    [12.4056, 43.9655],
    [12.3655, 43.9481],
    [12.3205, 43.9266],
    [12.294, 43.9066],
    [12.2982, 43.897],
    [12.2558, 43.8283],
    [12.21, 43.77],
  ],
] as const;

/** Far corners that close the sea polygon behind the coast. */
export const OPEN_SEA = [
  [15.5, 43.5],
  [15.5, 45.4],
  [12.4, 45.4],
] as const;
