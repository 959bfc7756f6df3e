/** Histories for property-based tests. */
import fc from 'fast-check';
import { tellable } from './tell.ts';
import { DIESEL, MINUTE_MS, type Deed, type Place, type Word } from './word.ts';

/** When histories begin. */
export const START = Date.parse('2026-11-21T12:00:00Z');
/**
 * The least time between two words. It is no number of whole minutes, so that no two instants of a history meet by
 * chance: of prices of one instant the rules say only that the one recorded last holds.
 */
const GAP_MS = 61_001;

/** Of 1700 the second is free, the third is not; the last two are held and agree nearly. */
export const price = fc.constantFrom(1700, 1690, 1650, 1651, 1790, 1500, 1504);
export const PEOPLE = ['anna', 'bruno', 'carla', 'dario'];
/** Those for whom an administrator answers. */
export const KNOWN = ['anna', 'bruno'];
/** One more of them, who says nothing in histories but what is taken back by leaving. */
export const LEAVER = 'eva';
/** For whom an administrator answers in histories only for a time. */
export const VOUCHED = 'fabio';
export const who = fc.constantFrom(...PEOPLE);
const said = fc.oneof(
  { weight: 2, arbitrary: price },
  { weight: 1, arbitrary: fc.constant('same' as const) },
);
const ago = fc.constantFrom(0, 0, 3, 90, 400);
const back = fc.constantFrom(0, 0, 1, 2, 3);
const isRare = fc.nat(5).map((number) => number === 5);

/** A deed before it is known which words are before it: `of` counts back. */
const deed = {
  import: fc.record({
    act: fc.constant('import' as const),
    origin: fc.constantFrom(
      'operator_sheet',
      'operator_sheet',
      'ministry',
      'open_charge_map',
      'demo',
    ),
    price,
    ago: fc.constantFrom(0, 5, 300, 2000),
  }),
  again: fc.record({ act: fc.constant('import again' as const), of: back }),
  undoImport: fc.record({ act: fc.constant('undo import' as const), of: back }),
  administrator: fc.record({ act: fc.constant('administrator' as const), price }),
  owner: fc.record({ act: fc.constant('owner' as const), price: said }),
  driver: fc.record({
    act: fc.constant('driver' as const),
    who,
    price: said,
    ago,
  }),
  undoReport: fc.record({ act: fc.constant('undo report' as const), of: back }),
  dispute: fc.record({ act: fc.constant('dispute' as const), who, isOwner: isRare }),
  close: fc.record({ act: fc.constant('close' as const), who }),
  undoDispute: fc.record({ act: fc.constant('undo dispute' as const), of: back }),
  withdraw: fc.constant({ act: 'withdraw' as const }),
  decide: fc.record({ act: fc.constant('decide' as const), isRight: fc.boolean() }),
  jobs: fc.constant({ act: 'jobs' as const }),
} satisfies Record<string, fc.Arbitrary<Deed>>;

export type DeedName = keyof typeof deed;

const WEIGHTS: Record<DeedName, number> = {
  import: 3,
  again: 1,
  undoImport: 1,
  administrator: 1,
  owner: 1,
  driver: 9,
  undoReport: 2,
  dispute: 3,
  undoDispute: 1,
  close: 2,
  withdraw: 1,
  decide: 1,
  jobs: 2,
};

/** Of a station's state the properties of its prices know nothing. */
const EVERY = (Object.keys(deed) as DeedName[]).filter((name) => name !== 'close');

/** Minutes until the next word: within the time of an undo, of an hour, a day, and beyond what anybody's word is worth. */
const pause = fc.constantFrom(0, 0, 0, 0, 0, 8, 8, 61, 61, 300, 1500, 4400, 13_000);

/** An instant and the label of the word said then. */
export interface Instant {
  at: number;
  label: number;
}

interface StepOptions {
  names?: readonly DeedName[];
  minLength?: number;
  maxLength?: number;
  place?: fc.Arbitrary<Place>;
  pauses?: fc.Arbitrary<number>;
}

/** The minutes before a word, and the word without its instant; `of` counts back. */
export type Step = [minutes: number, where: Place, what: Deed];

/** Makes histories: words in the order of their instants, none before another's by less than a minute. */
export function history({
  after,
  ...options
}: StepOptions & {
  /** The instant and the label before the first word. */
  after?: Instant;
} = {}): fc.Arbitrary<Word[]> {
  return steps({ minLength: 1, ...options }).map((made) => tellable(inOrder(made, after), START));
}

/** Makes words before it is known when the first is said. */
export function steps({
  names = EVERY,
  minLength = 0,
  maxLength = 12,
  place = fc.constant({ station: 0, fuel: DIESEL }),
  pauses = pause,
}: StepOptions): fc.Arbitrary<Step[]> {
  const deeds = names.map((name) => ({
    weight: WEIGHTS[name],
    arbitrary: deed[name] as fc.Arbitrary<Deed>,
  }));
  const step = fc.tuple(pauses, place, fc.oneof(...deeds));
  return fc.array(step, { minLength, maxLength, size: 'max' });
}

/** Says steps one after another. @param after the instant and the label before the first */
export function inOrder(made: readonly Step[], after: Instant = { at: START, label: 0 }): Word[] {
  const words: Word[] = [];
  let { at, label } = after;
  for (const [minutes, where, what] of made) {
    at += GAP_MS + minutes * MINUTE_MS;
    label += 1;
    words.push({ label, at, ...where, ...aboutOneOf(words, where, what) });
  }
  return words;
}

const MEANT: Partial<Record<Deed['act'], readonly Deed['act'][]>> = {
  'import again': ['import'],
  'undo import': ['import', 'import again'],
  'undo report': ['driver', 'owner'],
  'undo dispute': ['dispute'],
};

/** Says deeds about diesel at the first station, one a minute. */
export const inTurn = (deeds: readonly Deed[], after: Instant = { at: START, label: 0 }): Word[] =>
  tellable(
    deeds.map((what, index) => ({
      station: 0,
      fuel: DIESEL,
      label: after.label + index + 1,
      at: after.at + (index + 1) * GAP_MS,
      ...what,
    })),
    START,
  );

/** Says them with pauses, in minutes, before each. */
export function withPauses(steps: readonly (readonly [pause: number, deed: Deed])[]): Word[] {
  const said: Word[] = [];
  for (const [minutes, deed] of steps) {
    const { label, at } = said.at(-1) ?? { label: 0, at: START };
    said.push(...inTurn([deed], { label, at: at + minutes * MINUTE_MS }));
  }
  return said;
}

/** Histories of what people say within hours about a price, and take back. */
export function talk(maxLength: number): fc.Arbitrary<Word[]> {
  const first = inTurn([{ act: 'import', origin: 'operator_sheet', price: 1700, ago: 0 }]);
  return history({
    names: [
      'driver',
      'undoReport',
      'owner',
      'dispute',
      'undoDispute',
      'decide',
      'withdraw',
      'jobs',
    ],
    pauses: fc.constantFrom(0, 0, 0, 8, 61),
    maxLength,
    after: first[0]!,
  }).map((words) => tellable([...first, ...words], START));
}

/** Names the word of the place that a deed is about; 0, which is nobody's label, where there is none. */
function aboutOneOf(words: readonly Word[], { station, fuel }: Place, what: Deed): Deed {
  if (!('of' in what) || !(what.act in MEANT)) return what;
  const meant = words.filter(
    (word) => MEANT[what.act]!.includes(word.act) && word.station === station && word.fuel === fuel,
  );
  return { ...what, of: meant.at(-1 - what.of)?.label ?? 0 };
}
