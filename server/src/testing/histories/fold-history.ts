/**
 * Plays histories on the fold alone, without a database: each event becomes one of the fold, depending on the state
 * before it.
 */
import { FUEL_TYPES } from '@pieno/contract/prices/fuels.ts';
import { dayInSanMarino } from '@pieno/contract/time-zone.ts';
import { realCurrent } from '../../modules/prices/fold/measure.ts';
import { step } from '../../modules/prices/fold/fold.ts';
import { emptyState, type LoggedPrice } from '../../modules/prices/fold/pair-state.ts';
import type { Facts, EventDetails, PairEvent } from '../../modules/prices/fold/events.ts';
import { priceAges } from '../../modules/prices/evaluate/freshness.ts';
import { gateLimits } from '../../modules/prices/evaluate/gate-limits.ts';
import { KNOWN } from './arbitrary.ts';
import { DIESEL, JOBS_MS, seenAt, type HistoryEvent } from './event.ts';

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
  hasShareLeft: () => true,
  sells: new Set([10, 20]),
  isReportable: true,
  isSuspended: false,
};
export const AMONG_OTHERS: Facts = {
  ...ALONE,
  areas: ['SM'],
  belt: 1710,
  beltThen: () => 1700,
  hasShareLeft: (person) => person !== 'bruno',
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
export function foldHistory(history: readonly HistoryEvent[], facts: Facts): PairEvent[] {
  const state = emptyState();
  const events: PairEvent[] = [];
  const folded = new Map<number, { id: number; event: HistoryEvent }>();
  const push = (at: number, details: EventDetails | undefined, more: Partial<Facts> = {}) => {
    if (!details) return undefined;
    const event: PairEvent = {
      id: events.length + 1,
      at,
      facts: { ...facts, ...more },
      ...details,
    };
    events.push(event);
    step(state, event);
    return event.id;
  };
  let last = Infinity;
  for (const event of history) {
    const { at } = event;
    if (event.act === 'jobs' || at - last >= JOBS_MS) push(at, { kind: 'time', isJob: true });
    last = at;
    const of = 'of' in event ? folded.get(event.of) : undefined;
    const row = event.act === 'import again' ? of?.event : event;
    const isMinistry = row?.act === 'import' && row.origin === 'ministry';
    const referencePrices = { reference: 1700, anchor: undefined };
    const id = push(at, detailsOf(event), isMinistry ? { referencePrices } : {});
    if (id !== undefined) folded.set(event.label, { id, event });
  }
  return events;

  function detailsOf(event: HistoryEvent): EventDetails | undefined {
    const of = 'of' in event ? folded.get(event.of) : undefined;
    switch (event.act) {
      case 'import':
        return sourcePrice(event.origin, event.price, seenAt(event), event.at);
      case 'import again':
        return of?.event.act === 'import'
          ? sourcePrice(of.event.origin, of.event.price, seenAt(of.event), event.at)
          : undefined;
      case 'administrator':
        return { ...sourcePrice('administrator', event.price, event.at, event.at), isSure: true };
      case 'driver':
      case 'owner':
        return personPrice(event);
      case 'dispute':
        return disputeOf(event);
      case 'decide':
        return decision(event.isRight);
      case 'withdraw': {
        const shown = realCurrent(state);
        return shown && decided('withdrawn', [shown.id]);
      }
      case 'undo import': {
        const logged = state.prices.find(({ id }) => id === of?.id);
        return logged && { kind: 'undone', price: undone(logged, event.at) };
      }
      case 'undo dispute':
        return of && { kind: 'closed', of: of.id, outcome: 'wrong' };
      // A withdrawal folds others' events without it; here an administrator vouches for the author instead.
      case 'undo report': {
        const author = of?.event.act === 'driver' ? of.event.who : undefined;
        const logged = [...state.prices, ...state.disputes].filter(
          ({ person }) => person === author,
        );
        return author === undefined
          ? undefined
          : { kind: 'vouched', ids: logged.map(({ id }) => id) };
      }
      default:
        return undefined;
    }
  }

  function personPrice(
    event: HistoryEvent & { act: 'driver' | 'owner' },
  ): EventDetails | undefined {
    const price = event.price === 'same' ? realCurrent(state)?.price : event.price;
    if (price === undefined) return undefined;
    return {
      kind: 'price',
      origin: event.act,
      person: event.act === 'driver' ? event.who : 'gestore',
      isKnown: event.act === 'driver' && KNOWN.includes(event.who),
      reportId: String(event.label),
      day: '',
      price,
      seenAt: event.act === 'driver' ? seenAt(event) : event.at,
      isSure: true,
    };
  }

  function disputeOf({
    who,
    isOwner,
  }: HistoryEvent & { act: 'dispute' }): EventDetails | undefined {
    const shown = realCurrent(state);
    if (!shown) return undefined;
    const price = shown.supporters === 0 ? (shown.basePrice ?? shown.price) : shown.price;
    const origin = isOwner ? 'owner' : 'driver';
    return { kind: 'dispute', person: who, isKnown: KNOWN.includes(who), origin, price };
  }

  function decision(isRight: boolean): EventDetails | undefined {
    const waiting = state.prices
      .filter(({ state: is, doubtful }) => is === 'held' || is === 'reported' || doubtful)
      .toSorted((a, b) => b.id - a.id);
    const [newest] = waiting;
    if (!newest) return undefined;
    const no = newest.state === 'accepted' ? 'withdrawn' : 'rejected';
    return decided(isRight ? 'accepted' : no, [newest.id]);
  }
}

const decided = (state: 'accepted' | 'rejected' | 'withdrawn', ids: number[]): EventDetails => ({
  kind: 'decision',
  ids,
  state,
  by: 'maria',
  reason: 'telefonata',
});

const sourcePrice = (
  origin: LoggedPrice['origin'],
  price: number,
  seen: number,
  at: number,
): EventDetails & { kind: 'price' } => ({
  kind: 'price',
  origin,
  person: null,
  reportId: null,
  day: dayInSanMarino(new Date(at)),
  price,
  seenAt: seen,
  isSure: false,
});

const undone = (logged: LoggedPrice, decidedAt: number): LoggedPrice => ({
  ...logged,
  state: 'withdrawn',
  decidedBy: 'maria',
  decidedAt,
  decisionReason: 'undo',
});
