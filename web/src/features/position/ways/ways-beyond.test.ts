// Tests rule road-ways.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Position } from '@pieno/contract/stations/distance.ts';
import { expect, test } from 'vitest';
import { findWays } from './find-ways.ts';
import { START_PLACES } from './places.ts';
import { readRoads, type RoadsFile } from './roads.ts';

const file = path.join(import.meta.dirname, 'roads/roads.json');
const roads = readRoads(JSON.parse(readFileSync(file, 'utf8')) as RoadsFile);
const place = (name: string): Position => START_PLACES.find((each) => each.name === name)!;
const wayBetween = (from: Position, to: Position) =>
  findWays(roads, from, [{ id: 1, ...to }]).get(1)!;

// From the ministry's registry of stations (IODL 2.0, 21 August 2026), whose addresses give the
// kilometre of the SS 72.
const SS72_KM_0_270 = { latitude: 44.0405, longitude: 12.5686 };
const SS72_KM_4_256 = { latitude: 44.0105, longitude: 12.5454 };
/** Where the SS 72 ends and the superstrada begins. */
const BORDER = { latitude: 43.9829, longitude: 12.4914 };
const GRADARA = { latitude: 43.9395, longitude: 12.7713 };

/*
 * Published kilometres. SS 72, 10.654 km from the SS 16 to the border: ANAS, by it.wikipedia.org/wiki/Strada_statale_72_di_San_Marino.
 * Rimini, about 25: rivieraromagnola.it/rimini/tour-san-marino-1-giorno. Gradara, about 40: ilmiogiornale.org/breve-tour-a-verucchio-san-marino-e-gradara.
 * Novafeltria, 34 up from Rimini: corriereromagna.it, “Dal mare alla montagna fino al Fumaiolo”, September 2021.
 * Cattolica, 9 from Riccione: familyresortcollectionriccione.it/dove-siamo.
 */
test.each([
  ['the SS 72 from its first station', SS72_KM_0_270, BORDER, 10.654 - 0.27],
  ['the SS 72 from its second', SS72_KM_4_256, BORDER, 10.654 - 4.256],
  ['Rimini and the capital', place('Rimini'), place('San Marino'), 25],
  ['Gradara and the capital', GRADARA, place('San Marino'), 40],
  ['Rimini and Novafeltria', place('Rimini'), place('Novafeltria'), 34],
  ['Riccione and Cattolica', place('Riccione'), place('Cattolica'), 9],
])('an estimate includes the published distance: %s', (_, from, to, kilometres) => {
  for (const way of [wayBetween(from, to), wayBetween(to, from)]) {
    expect(way.isEstimate).toBe(true);
    expect(way.kilometres.low).toBeLessThanOrEqual(kilometres);
    expect(way.kilometres.high).toBeGreaterThanOrEqual(kilometres);
  }
});

test('every castello is reached from every other, on known roads in less than an hour', () => {
  const castelli = START_PLACES.slice(0, 10);
  for (const from of castelli)
    for (const way of findWays(
      roads,
      from,
      castelli.map((to, id) => ({ id, ...to })),
    ).values()) {
      expect(way.isEstimate).toBe(false);
      expect(way.kilometres.high).toBe(way.kilometres.low);
      expect(way.minutes.low).toBeLessThan(60);
    }
});
