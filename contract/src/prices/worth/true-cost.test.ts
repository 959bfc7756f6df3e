// Tests rule true-cost.
import { describe, expect, test } from 'vitest';
import { proposedTank, type Tank } from '../../profile/tank.ts';
import { NOW, reported, station } from '../../testing/stations-to-rank.ts';
import { rankCandidates } from '../ranking.ts';
import {
  compareFills,
  extraWay,
  priceDoubt,
  type Fill,
  type Range,
  type Way,
} from './true-cost.ts';

const range = (low: number, high = low): Range => ({ low, high });
const way = (kilometres: Range, minutes: Range): Way => ({
  kilometres,
  minutes,
  isEstimate: kilometres.low !== kilometres.high,
});
const fill = (price: number, extra: Way | null, doubt: Fill['doubt'] = null): Fill => ({
  price,
  extra: extra!,
  doubt,
});
const passing = extraWay('passing', undefined, 0);
const thereAndBack = (kilometres: Range, minutes: Range) =>
  extraWay('return', way(kilometres, minutes), 0);

interface Case {
  tank: Tank;
  fill: Fill;
  usual: Fill;
  saving: [number, number];
  minutes: [number, number];
  verdict: string;
}

const diesel = proposedTank(20);
const petrol = proposedTank(10);

const CASES: Record<string, Case> = {
  // 45 × 2.079 = 93.555 − 45 × 1.726 = 77.670
  'a commuter from Rimini passes the station anyway': {
    tank: diesel,
    fill: fill(1.726, passing),
    usual: fill(2.079, passing),
    saving: [15.885, 15.885],
    minutes: [0, 0],
    verdict: 'yes',
  },
  // 28 to 40 km burn 1.54 to 2.2 l: 1.726 × 46.54 = 80.32804 to 1.726 × 47.2 = 81.4672. 2 to 4 km
  // burn 0.11 to 0.22 l: 2.079 × 45.11 = 93.78369 to 2.079 × 45.22 = 94.01238. 93.78369 − 81.4672;
  // 94.01238 − 80.32804. Minutes: 40 − 10; 60 − 6.
  'a commuter from Rimini goes there and back': {
    tank: diesel,
    fill: fill(1.726, thereAndBack(range(14, 20), range(20, 30))),
    usual: fill(2.079, thereAndBack(range(1, 2), range(3, 5))),
    saving: [12.31649, 13.68434],
    minutes: [30, 54],
    verdict: 'yes',
  },
  // 6 km burn 0.39 l: 1.679 × 45.39 = 76.20981. 2 km burn 0.13 l: 1.699 × 45.13 = 76.67587. The card's credit, 45 ×
  // 0.15 = 6.75 at both, is not counted.
  'a resident with the card': {
    tank: { ...petrol, smac: true },
    fill: fill(1.679, thereAndBack(range(3), range(6))),
    usual: fill(1.699, thereAndBack(range(1), range(2))),
    saving: [0.46606, 0.46606],
    minutes: [8, 8],
    verdict: 'no',
  },
  // 30 to 44 km burn 2.25 to 3.3 l: 1.679 × 32.25 = 54.14775 to 1.679 × 33.3 = 55.9107. 1 to 1.4 km burn 0.075 to 0.105
  // l: 1.859 × 30.075 = 55.909425 to 1.859 × 30.105 = 55.965195. 55.909425 − 55.9107; 55.965195 − 54.14775: the range
  // contains zero. Minutes: 40 − 6; 60 − 4.
  'a tourist without a card, from a hotel at the sea': {
    tank: { ...petrol, litres: 30, consumption: 7.5 },
    fill: fill(1.679, thereAndBack(range(15, 22), range(20, 30))),
    usual: fill(1.859, thereAndBack(range(0.5, 0.7), range(2, 3))),
    saving: [-0.001275, 1.817445],
    minutes: [34, 56],
    verdict: 'maybe',
  },
  // Kilograms. 8 to 10 km burn 0.36 to 0.45 kg: 1.399 × 15.36 = 21.48864 to 1.399 × 15.45 = 21.61455.
  // 4 km burn 0.18 kg: 1.549 × 15.18 = 23.51382.
  'methane, by the kilogram': {
    tank: proposedTank(40),
    fill: fill(1.399, thereAndBack(range(4, 5), range(6, 9))),
    usual: fill(1.549, thereAndBack(range(2), range(4))),
    saving: [1.89927, 2.02518],
    minutes: [4, 10],
    verdict: 'yes',
  },
  // Kilowatt hours. A detour of 10 km takes 1.7 kWh: 0.45 × 41.7 = 18.765. 0.62 × 40 = 24.8. 10 km at 60 to 30 km/h.
  'electric, with a detour': {
    tank: proposedTank(50),
    fill: fill(0.45, extraWay('detour', undefined, 10)),
    usual: fill(0.62, passing),
    saving: [6.035, 6.035],
    minutes: [10, 20],
    verdict: 'yes',
  },
  // 45 × 1.739 = 78.255 − 45 × 1.669 = 75.105: enough, but the station is closed.
  'a winner that is closed': {
    tank: petrol,
    fill: fill(1.669, passing, 'closed'),
    usual: fill(1.739, passing),
    saving: [3.15, 3.15],
    minutes: [0, 0],
    verdict: 'maybe',
  },
  // 45 × 1.739 = 78.255 − 45 × 1.559 = 70.155: enough, if the price were still valid.
  'a cheap price that is stale': {
    tank: petrol,
    fill: fill(1.559, passing, 'stale'),
    usual: fill(1.739, passing),
    saving: [8.1, 8.1],
    minutes: [0, 0],
    verdict: 'maybe',
  },
  // 45 × 1.699 = 76.455, twice.
  'equal prices, both on the way': {
    tank: petrol,
    fill: fill(1.699, passing),
    usual: fill(1.699, passing),
    saving: [0, 0],
    minutes: [0, 0],
    verdict: 'no',
  },
  // 60 to 80 km burn 3.3 to 4.4 l: 1.726 × 48.3 = 83.3658 to 1.726 × 49.4 = 85.2644. 2 km burn 0.11 l:
  // 1.789 × 45.11 = 80.70179. Minutes: 80 − 4; 120 − 4.
  'a way so long that it costs more': {
    tank: diesel,
    fill: fill(1.726, thereAndBack(range(30, 40), range(40, 60))),
    usual: fill(1.789, thereAndBack(range(1), range(2))),
    saving: [-4.56261, -2.66401],
    minutes: [76, 116],
    verdict: 'no',
  },
};

describe('compareFills', () => {
  test.each(Object.entries(CASES))('%s', (_, { tank, fill: here, usual, ...wanted }) => {
    const { saving, minutes, verdict } = compareFills(tank, here, usual);
    expect(saving.low).toBeCloseTo(wanted.saving[0], 9);
    expect(saving.high).toBeCloseTo(wanted.saving[1], 9);
    expect([minutes.low, minutes.high]).toEqual(wanted.minutes);
    expect(verdict).toBe(wanted.verdict);
  });

  test.each([
    [1, 'yes'],
    [0.996, 'yes'],
    [0.99, 'no'],
    [-3, 'no'],
  ])('a saving of %f euro, rounded to cents, gives %s', (euros, verdict) => {
    const tank = { litres: 1, consumption: 6 };
    expect(compareFills(tank, fill(1, passing), fill(1 + euros, passing)).verdict).toBe(verdict);
  });

  test('a doubt never turns no into maybe, and an old price of the usual station never gives yes', () => {
    const compare = (here: Fill, usual: Fill) => compareFills(petrol, here, usual);
    expect(compare(fill(1.699, passing, 'stale'), fill(1.7, passing)).verdict).toBe('no');
    expect(compare(fill(1.6, passing), fill(1.7, passing, 'stale'))).toMatchObject({
      verdict: 'maybe',
      doubt: 'stale',
    });
    expect(compare(fill(1.6, passing), fill(1.7, passing, 'closed')).verdict).toBe('yes');
  });

  test('is an estimate if one of the two routes is', () => {
    const known = fill(1.7, thereAndBack(range(2), range(3)));
    const guessed = fill(1.7, thereAndBack(range(2, 3), range(3, 5)));
    expect(compareFills(petrol, known, known).isEstimate).toBe(false);
    expect(compareFills(petrol, guessed, known).isEstimate).toBe(true);
    expect(compareFills(petrol, known, guessed).isEstimate).toBe(true);
  });
});

test('the way there and back is unknown without a route', () => {
  expect(extraWay('return', undefined, 8)).toBeNull();
});

test.each([0, 0.9, 200.5, -5, Number.NaN])('a detour of %d kilometres is invalid', (detour) => {
  expect(extraWay('detour', undefined, detour)).toBeNull();
});

test.each([1, 200])('a detour may be %d kilometres', (detour) => {
  expect(extraWay('detour', undefined, detour)!.kilometres).toEqual(range(detour));
});

describe('priceDoubt', () => {
  const OTHERS = [station('B', { price: 1.8 }), station('C', { price: 1.9 })];
  const doubtOf = (entry: (typeof OTHERS)[number], others = OTHERS, isOpen = true) => {
    const entries = rankCandidates([entry, ...others], NOW);
    const placed = entries.find(({ business: { id } }) => id === entry.business.id)!;
    return priceDoubt(placed, entries, isOpen);
  };
  const FRESH = station('A', { price: 1.7 });
  const of = (more: object) => ({ ...FRESH, fuels: [{ ...FRESH.fuels[0]!, ...more }] });

  test('is null for a fresh price among others', () => {
    expect(doubtOf(FRESH)).toBeNull();
  });

  test.each([
    ['demo', of({ source: 'demo' })],
    ['stale', of({ stale: true })],
    ['ageing', of({ ageing: true })],
    ['contested', of({ contested: true })],
    ['doubtful', of({ doubtful: true })],
    ['unconfirmed', of({ confirmed: false })],
    ['premium', station('A', { price: 1.7, grade: 'premium' })],
  ] as const)('%s', (doubt, entry) => {
    expect(doubtOf(entry)).toBe(doubt);
  });

  test('suspended', () => {
    const states = [{ state: 'closed' as const, fuel_type_id: null, counts: true }];
    expect(doubtOf({ ...FRESH, states })).toBe('suspended');
  });

  test('reported, when nothing ranks', () => {
    expect(doubtOf({ ...station('A'), reported: [reported(1.6)] }, [])).toBe('reported');
  });

  test('lone, when no other price of its kind ranks and nobody confirmed it', () => {
    const served = [station('B', { price: 1.8, mode: 'served' })];
    served[0]!.fuels[0]!.fuel_type.id = 11;
    expect(doubtOf(FRESH, served)).toBe('lone');
    expect(doubtOf(of({ confirmed_at: '2026-11-21T11:00:00.000Z' }), served)).toBeNull();
  });

  test('closed', () => {
    expect(doubtOf(FRESH, OTHERS, false)).toBe('closed');
  });
});
