/** Makes the histories whose answers are stored; nothing in them is withdrawn. */
import fc from 'fast-check';
import { history, inTurn, START, type ActionName } from '../histories/arbitrary.ts';
import { disputes, ownerReports, sheetReports } from '../histories/actions.ts';
import { DIESEL, MINUTE_MS, type Place, type HistoryEvent } from '../histories/event.ts';

const PETROL = 10;
export const FIVE = 5;

const DEEDS: readonly ActionName[] = [
  'import',
  'again',
  'administrator',
  'owner',
  'driver',
  'dispute',
  'decide',
  'jobs',
];

/**
 * Three kinds: any actions on one fuel of a station; people's reports within hours of a sheet's price; and disputes of
 * an owner's price.
 */
const ofOne = fc.oneof(
  history({ names: DEEDS, minLength: 4, maxLength: 18 }),
  said(inTurn([sheetReports(1700)]), {
    names: [...DEEDS, 'driver', 'dispute'],
    minLength: 4,
    maxLength: 18,
    pauses: fc.constantFrom(0, 0, 0, 8, 61),
  }),
  said(inTurn([ownerReports(1700), disputes('anna'), disputes('bruno')]), {
    names: ['owner', 'owner', 'driver', 'dispute', 'import', 'decide', 'jobs'],
    minLength: 4,
    maxLength: 12,
    pauses: fc.constantFrom(0, 0, 8, 61, 1500, 1500),
  }),
);

/** The sheets' first prices at five stations. */
const price = fc.constantFrom(1650, 1651, 1690, 1700, 1700, 1790);

/** Sheets set both fuels of five stations; at once or after a day, most actions concern two of them. */
export const ofFive = fc
  .tuple(fc.array(price, { minLength: 2 * FIVE, maxLength: 2 * FIVE }), fc.constantFrom(0, 1500))
  .chain(([prices, minutes]) => {
    const first = prices.map((of, index): HistoryEvent => ({
      station: index % FIVE,
      fuel: index < FIVE ? DIESEL : PETROL,
      label: index + 1,
      at: START + (index + 1) * (MINUTE_MS + 1_001),
      ...sheetReports(of),
    }));
    const pause = { act: 'jobs', station: 0, fuel: DIESEL, label: first.length + 1 } as const;
    const at = first.at(-1)!.at + (minutes + 1) * MINUTE_MS + 1_001;
    return said([...first, { ...pause, at }], {
      names: [...DEEDS, 'driver', 'driver', 'owner', 'decide', 'dispute', 'close'],
      place,
      minLength: 8,
      maxLength: 22,
      pauses: fc.constantFrom(0, 0, 0, 0, 8, 61, 300, 1500),
    });
  });

const place: fc.Arbitrary<Place> = fc.oneof(
  { weight: 5, arbitrary: fc.constant({ station: 0, fuel: DIESEL }) },
  { weight: 2, arbitrary: fc.constant({ station: 0, fuel: PETROL }) },
  { weight: 2, arbitrary: fc.constant({ station: 1, fuel: DIESEL }) },
  {
    weight: 2,
    arbitrary: fc.record({
      station: fc.nat(FIVE - 1),
      fuel: fc.constantFrom(DIESEL, PETROL),
    }),
  },
);

function said(
  first: HistoryEvent[],
  options: Parameters<typeof history>[0],
): fc.Arbitrary<HistoryEvent[]> {
  return history({ ...options, after: first.at(-1)! }).map((words) => [...first, ...words]);
}

/** Makes this number of histories of each kind, always the same ones. */
export const madeHistories = (
  count: number,
): { one: HistoryEvent[][]; five: HistoryEvent[][] } => ({
  one: fc.sample(ofOne, { seed: 41, numRuns: count }),
  five: fc.sample(ofFive, { seed: 41, numRuns: count }),
});
