/** What is known of a fuel's price at a station: the state that words are folded into. Instants are milliseconds since 1970. */
import type { PriceOrigin } from '@pieno/contract/prices/prices.ts';
import type { HoldReason, RejectReason } from '../evaluate/claim-reasons.ts';
import { AGAIN_MS, type ShownPrice } from '../evaluate/evaluate-report.ts';
import type { StoredState } from '../outcome.ts';

/** A price that somebody said, and what became of it. Prices are thousandths of a euro. */
export interface SaidPrice {
  id: number;
  price: number;
  origin: PriceOrigin;
  /** The person's hash; null for a source, and once the account was deleted. */
  person: string | null;
  isKnown: boolean;
  reportId: string | null;
  /** The day of the file, year-month-day. */
  day: string;
  seenAt: number;
  receivedAt: number;
  state: StoredState;
  doubtful: boolean;
  /** Why the gate held, doubted or rejected it. */
  reason: HoldReason | RejectReason | null;
  decidedBy: string | null;
  decidedAt: number | null;
  decidedReport: string | null;
  /** Why somebody decided; null where it follows from words. */
  decisionReason: string | null;
  /** Known people behind it; null but for drivers' prices that nobody has decided about. */
  voices: number | null;
  needed: number | null;
  /** True for an owner's step away from what was contested, which is contested too. */
  isAlsoDisputed: boolean;
}

/** That a price is still so. */
export interface Confirmation {
  id: number;
  price: number;
  origin: PriceOrigin;
  person: string | null;
  isKnown: boolean;
  reportId: string | null;
  seenAt: number;
  receivedAt: number;
  /** True where its author has said another price within the hour, which stands for it (rule report-limits). */
  isSuperseded: boolean;
  /** True where a driver said it of a price that was not fresh any more. */
  isLate?: boolean;
}

/** That a price is wrong. */
export interface Dispute {
  id: number;
  price: number;
  origin: 'owner' | 'driver';
  person: string | null;
  isKnown: boolean;
  receivedAt: number;
  /** Whose price it is about. */
  against: PriceOrigin | null;
  /** How many known people it takes. */
  needed: number;
  closedAt: number | null;
  closedBy: string | null;
  outcome: string | null;
}

/** The price that holds, with its base and its words. */
export interface CurrentPrice extends ShownPrice {
  /** The price's id. */
  id: number;
  isDemo: boolean;
  doubtful: boolean;
  since: number;
}

/** All that the words until an instant have made of a pair. */
export interface PairState {
  /** In the order of `seenAt`, then of the ids. */
  prices: SaidPrice[];
  /** In the order of receipt, as disputes. */
  confirmations: Confirmation[];
  disputes: Dispute[];
  current: CurrentPrice | undefined;
  /** Known people's words that have had effect (rule report-share). */
  carried: Carried[];
  /** Ids of words by which what waits has not been evaluated. */
  news: number[];
  /** True where all words evaluate what waits: stations were merged. */
  isAgain: boolean;
  /** Words that can say nothing of now any more, while many are folded. */
  past: { prices: SaidPrice[]; confirmations: Confirmation[] };
}

/** A known person's word that carried a price, or gave it its rank back. */
export interface Carried {
  person: string;
  reportId: string | null;
  price: number;
  /** The price to expect then, as the belt moved. */
  expectedPrice: number | undefined;
  at: number;
}

export const emptyState = (): PairState => ({
  prices: [],
  confirmations: [],
  disputes: [],
  current: undefined,
  carried: [],
  news: [],
  isAgain: false,
  past: { prices: [], confirmations: [] },
});

/** A state that can go on while the other one stays. */
export function copyOf(state: PairState): PairState {
  const copied = <Said extends object>(said: readonly Said[]): Said[] =>
    said.map((one) => ({ ...one }));
  const { past } = state;
  return {
    ...state,
    prices: copied(state.prices),
    confirmations: copied(state.confirmations),
    disputes: copied(state.disputes),
    carried: [...state.carried],
    news: [...state.news],
    past: { prices: [...past.prices], confirmations: [...past.confirmations] },
  };
}

/** True for a driver's price that waits. */
export const isOpenClaim = ({ origin, state }: SaidPrice): boolean =>
  origin === 'driver' && (state === 'reported' || state === 'held');

/** True for a price that stands. */
export const isAccepted = ({ state }: SaidPrice): boolean => state === 'accepted';

/** True for one that can be a base: a firm word, or a driver's that two known people carry. */
export const isBase = ({ voices, doubtful }: Pick<SaidPrice, 'voices' | 'doubtful'>): boolean =>
  !doubtful && (voices === null || voices > 1);

/** Puts a price in its place. */
export function insertPrice(prices: SaidPrice[], price: SaidPrice): void {
  const after = prices.findLastIndex(
    ({ seenAt, id }) => seenAt < price.seenAt || (seenAt === price.seenAt && id < price.id),
  );
  prices.splice(after + 1, 0, price);
}

/** True where the author has said another price within the hour, which stands for the confirmation until it is taken back. */
export const isCorrected = (
  { origin, person, price, receivedAt }: Omit<Confirmation, 'isSuperseded'>,
  prices: readonly Pick<
    SaidPrice,
    'origin' | 'person' | 'price' | 'receivedAt' | 'state' | 'decidedBy'
  >[],
): boolean =>
  origin === 'driver' &&
  prices.some(
    (later) =>
      later.origin === 'driver' &&
      later.person !== null &&
      later.person === person &&
      later.price !== price &&
      later.receivedAt > receivedAt &&
      later.receivedAt < receivedAt + AGAIN_MS &&
      !(later.state === 'withdrawn' && later.decidedBy === 'author'),
  );
