/** The state of a fuel's price at a station, into which reports are folded. Instants are milliseconds since 1970. */
import type { PriceOrigin } from '@pieno/contract/prices/prices.ts';
import type { HoldReason, RejectReason } from '../evaluate/claim-reasons.ts';
import { AGAIN_MS, type ShownPrice } from '../evaluate/evaluate-report.ts';
import type { StoredState } from '../outcome.ts';

/** A reported price and its outcome. Prices are thousandths of a euro. */
export interface LoggedPrice {
  id: number;
  price: number;
  origin: PriceOrigin;
  /** The person's hash; null for a source, and after the account was deleted. */
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
  /** Why a person decided; null when the decision follows from reports. */
  decisionReason: string | null;
  /** Known people who support it; null except for drivers' prices without a decision. */
  supporters: number | null;
  needed: number | null;
  /** True for an owner's small step away from a contested price, which is contested too. */
  inheritsDisputes: boolean;
}

/** A report that a price still holds. */
export interface Confirmation {
  id: number;
  price: number;
  origin: PriceOrigin;
  person: string | null;
  isKnown: boolean;
  reportId: string | null;
  seenAt: number;
  receivedAt: number;
  /** True when its author has reported another price within the hour, which replaces it (rule report-limits). */
  isSuperseded: boolean;
  /** True when a driver confirmed a price that was no longer fresh. */
  isLate?: boolean;
}

/** A report that a price is wrong. */
export interface Dispute {
  id: number;
  price: number;
  origin: 'owner' | 'driver';
  person: string | null;
  isKnown: boolean;
  receivedAt: number;
  /** Origin of the disputed price. */
  against: PriceOrigin | null;
  /** How many known people are needed. */
  needed: number;
  closedAt: number | null;
  closedBy: string | null;
  outcome: string | null;
}

/** The current price, with its base and the facts of its age. */
export interface CurrentPrice extends ShownPrice {
  /** The price's id. */
  id: number;
  isDemo: boolean;
  doubtful: boolean;
  since: number;
}

/** The state of a station and fuel after all reports until an instant. */
export interface PairState {
  /** Ordered by `seenAt`, then by id. */
  prices: LoggedPrice[];
  /** Like disputes, in the order of receipt. */
  confirmations: Confirmation[];
  disputes: Dispute[];
  current: CurrentPrice | undefined;
  /** Known people's reports that have had effect (rule report-share). */
  shareCharges: ShareCharge[];
  /** Ids of reports not yet used to evaluate waiting claims. */
  unprocessedIds: number[];
  /** True when all reports evaluate waiting claims, after a merge. */
  evaluateAll: boolean;
  /** Reports set aside because they cannot affect the current price. */
  past: { prices: LoggedPrice[]; confirmations: Confirmation[] };
}

/** A known person's report that made a price rank, or restored its rank. */
export interface ShareCharge {
  person: string;
  reportId: string | null;
  price: number;
  /** The price expected then from the belt's movement. */
  expectedPrice: number | undefined;
  at: number;
}

export const emptyState = (): PairState => ({
  prices: [],
  confirmations: [],
  disputes: [],
  current: undefined,
  shareCharges: [],
  unprocessedIds: [],
  evaluateAll: false,
  past: { prices: [], confirmations: [] },
});

/** Copies a state that must not change. */
export function copyOf(state: PairState): PairState {
  const copied = <Row extends object>(rows: readonly Row[]): Row[] =>
    rows.map((one) => ({ ...one }));
  const { past } = state;
  return {
    ...state,
    prices: copied(state.prices),
    confirmations: copied(state.confirmations),
    disputes: copied(state.disputes),
    shareCharges: [...state.shareCharges],
    unprocessedIds: [...state.unprocessedIds],
    past: { prices: [...past.prices], confirmations: [...past.confirmations] },
  };
}

/** True for a driver's waiting claim. */
export const isOpenClaim = ({ origin, state }: LoggedPrice): boolean =>
  origin === 'driver' && (state === 'reported' || state === 'held');

/** True for an accepted price. */
export const isAccepted = ({ state }: LoggedPrice): boolean => state === 'accepted';

/** True for a possible base: a firm source's price, or a driver's that two known people support. */
export const isBase = ({
  supporters,
  doubtful,
}: Pick<LoggedPrice, 'supporters' | 'doubtful'>): boolean =>
  !doubtful && (supporters === null || supporters > 1);

/** Inserts a price by observation time. */
export function insertPrice(prices: LoggedPrice[], price: LoggedPrice): void {
  const after = prices.findLastIndex(
    ({ seenAt, id }) => seenAt < price.seenAt || (seenAt === price.seenAt && id < price.id),
  );
  prices.splice(after + 1, 0, price);
}

/** True when the author has reported another price within the hour; it replaces the confirmation until it is withdrawn. */
export const isCorrected = (
  { origin, person, price, receivedAt }: Omit<Confirmation, 'isSuperseded'>,
  prices: readonly Pick<
    LoggedPrice,
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
