/**
 * Plays histories on the fold alone, without a database: each event becomes one of the fold, depending on the state
 * before it.
 */
import { FUEL_TYPES } from '@pieno/contract/prices/fuels.ts';
import { dayInSanMarino } from '@pieno/contract/time-zone.ts';
import { realOf } from '../../modules/prices/fold/measure.ts';
import { step } from '../../modules/prices/fold/fold.ts';
import { emptyState, type SaidPrice } from '../../modules/prices/fold/pair-state.ts';
import type { Facts, Intent, PairWord } from '../../modules/prices/fold/words.ts';
import { priceAges } from '../../modules/prices/evaluate/freshness.ts';
import { gateLimits } from '../../modules/prices/evaluate/gate-limits.ts';
import { KNOWN } from './arbitrary.ts';
import { DIESEL, JOBS_MS, seenAt, type Word } from './word.ts';

const SETTINGS = new Map<string, never>();
const RULES: Facts['rules'] = {
  settings: SETTINGS,
  limits: gateLimits(SETTINGS),
  ages: priceAges(SETTINGS),
  fuels: new Map(FUEL_TYPES.map((fuel) => [fuel.id, fuel])),
  medians: new Map(),
  belt: new Map(),
  firstFile: null,
};

/** Facts of a station without comparison, and of one that competes with two others while the belt moves. */
export const ALONE: Facts = {
  rules: RULES,
  fuel: RULES.fuels.get(DIESEL)!,
  stationId: 1,
  areas: [],
  referencePrices: { reference: undefined, anchor: undefined },
  ranked: [],
  belt: undefined,
  beltThen: () => null,
  hasRoom: () => true,
  sells: new Set([10, 20]),
  isReportable: true,
  isSuspended: false,
};
export const AMONG_OTHERS: Facts = {
  ...ALONE,
  areas: ['SM'],
  belt: 1710,
  beltThen: () => 1700,
  hasRoom: (person) => person !== 'bruno',
  ranked: [1690, 1710].map((price, index) => ({
    stationId: index + 2,
    fuelTypeId: DIESEL,
    price,
    areas: ['SM'],
    decade: 20,
    mode: 'self',
  })),
};

/** Converts a history to events of the fold. */
export function foldWords(history: readonly Word[], facts: Facts): PairWord[] {
  const state = emptyState();
  const words: PairWord[] = [];
  const told = new Map<number, { id: number; word: Word }>();
  const push = (at: number, intent: Intent | undefined, more: Partial<Facts> = {}) => {
    if (!intent) return undefined;
    const word: PairWord = { id: words.length + 1, at, facts: { ...facts, ...more }, ...intent };
    words.push(word);
    step(state, word);
    return word.id;
  };
  let last = Infinity;
  for (const word of history) {
    const { at } = word;
    if (word.act === 'jobs' || at - last >= JOBS_MS) push(at, { kind: 'time', isJob: true });
    last = at;
    const of = 'of' in word ? told.get(word.of) : undefined;
    const row = word.act === 'import again' ? of?.word : word;
    const isMinistry = row?.act === 'import' && row.origin === 'ministry';
    const referencePrices = { reference: 1700, anchor: undefined };
    const id = push(at, intentOf(word), isMinistry ? { referencePrices } : {});
    if (id !== undefined) told.set(word.label, { id, word });
  }
  return words;

  function intentOf(word: Word): Intent | undefined {
    const of = 'of' in word ? told.get(word.of) : undefined;
    switch (word.act) {
      case 'import':
        return sourceSays(word.origin, word.price, seenAt(word), word.at);
      case 'import again':
        return of?.word.act === 'import'
          ? sourceSays(of.word.origin, of.word.price, seenAt(of.word), word.at)
          : undefined;
      case 'administrator':
        return { ...sourceSays('administrator', word.price, word.at, word.at), isSure: true };
      case 'driver':
      case 'owner':
        return personSays(word);
      case 'dispute':
        return disputeOf(word);
      case 'decide':
        return decision(word.isRight);
      case 'withdraw': {
        const shown = realOf(state);
        return shown && decided('withdrawn', [shown.id]);
      }
      case 'undo import': {
        const said = state.prices.find(({ id }) => id === of?.id);
        return said && { kind: 'undone', price: undone(said, word.at) };
      }
      case 'undo dispute':
        return of && { kind: 'closed', of: of.id, outcome: 'wrong' };
      // A withdrawal folds others' events without it; here an administrator vouches for the author instead.
      case 'undo report': {
        const author = of?.word.act === 'driver' ? of.word.who : undefined;
        const said = [...state.prices, ...state.disputes].filter(({ person }) => person === author);
        return author === undefined
          ? undefined
          : { kind: 'vouched', ids: said.map(({ id }) => id) };
      }
      default:
        return undefined;
    }
  }

  function personSays(word: Word & { act: 'driver' | 'owner' }): Intent | undefined {
    const price = word.price === 'same' ? realOf(state)?.price : word.price;
    if (price === undefined) return undefined;
    return {
      kind: 'price',
      origin: word.act,
      person: word.act === 'driver' ? word.who : 'gestore',
      isKnown: word.act === 'driver' && KNOWN.includes(word.who),
      reportId: String(word.label),
      day: '',
      price,
      seenAt: word.act === 'driver' ? seenAt(word) : word.at,
      isSure: true,
    };
  }

  function disputeOf({ who, isOwner }: Word & { act: 'dispute' }): Intent | undefined {
    const shown = realOf(state);
    if (!shown) return undefined;
    const price = shown.voices === 0 ? (shown.basePrice ?? shown.price) : shown.price;
    const origin = isOwner ? 'owner' : 'driver';
    return { kind: 'dispute', person: who, isKnown: KNOWN.includes(who), origin, price };
  }

  function decision(isRight: boolean): Intent | undefined {
    const waiting = state.prices
      .filter(({ state: is, doubtful }) => is === 'held' || is === 'reported' || doubtful)
      .toSorted((a, b) => b.id - a.id);
    const [newest] = waiting;
    if (!newest) return undefined;
    const no = newest.state === 'accepted' ? 'withdrawn' : 'rejected';
    return decided(isRight ? 'accepted' : no, [newest.id]);
  }
}

const decided = (state: 'accepted' | 'rejected' | 'withdrawn', ids: number[]): Intent => ({
  kind: 'decision',
  ids,
  state,
  by: 'maria',
  reason: 'telefonata',
});

const sourceSays = (
  origin: SaidPrice['origin'],
  price: number,
  seen: number,
  at: number,
): Intent & { kind: 'price' } => ({
  kind: 'price',
  origin,
  person: null,
  reportId: null,
  day: dayInSanMarino(new Date(at)),
  price,
  seenAt: seen,
  isSure: false,
});

const undone = (said: SaidPrice, decidedAt: number): SaidPrice => ({
  ...said,
  state: 'withdrawn',
  decidedBy: 'maria',
  decidedAt,
  decisionReason: 'undo',
});
