/** Types of the reports about a station and fuel, and of the facts with which each is evaluated. */
import type { PriceOrigin } from '@pieno/contract/prices/prices.ts';
import type { RankedPrice } from '../evaluate/medals.ts';
import type { EvaluatedReport } from '../evaluate/evaluated-report.ts';
import type { ReferencePrices } from '../evaluate/reference-price.ts';
import type { RuledFuel, Rules } from '../rules.ts';
import type { ShareCharge, LoggedPrice } from './pair-state.ts';

/** Facts that evaluate a report, from outside its station and fuel, at its receipt. */
export interface Facts {
  rules: Rules;
  fuel: RuledFuel;
  stationId: number;
  /** Areas in which the station may rank. */
  areas: readonly string[];
  referencePrices: ReferencePrices;
  /** Ranked prices of other stations and fuels. */
  ranked: readonly RankedPrice[];
  /** The belt's medians of the fuel: now, and at an earlier instant. */
  belt: number | undefined;
  beltThen(at: number): number | null;
  /** True when a known author's report has effect here, given the author's share. */
  hasShareLeft(person: string, move: Pick<ShareCharge, 'price' | 'expectedPrice'>): boolean;
  /** Categories that the station sells. */
  sells: ReadonlySet<number>;
  isSold?: boolean | undefined;
  isReportable: boolean;
  /** When the author last reported this fuel before the account was deleted. */
  reportedBeforeDeletion?: number | undefined;
  /** True while an accepted report says that the fuel is not available. */
  isSuspended: boolean;
}

interface Received {
  id: number;
  /** When it was received, in milliseconds since 1970. */
  at: number;
  facts: Facts;
}

/** What a report states, whatever its outcome. */
export type EventDetails =
  /** A source, an owner or a driver reports a price. */
  | {
      kind: 'price';
      origin: PriceOrigin;
      person: string | null;
      /** True when the author counts as known; for a new report computed from `isVouchedFor` and the author's share. */
      isKnown?: boolean;
      isVouchedFor?: boolean;
      reportId: string | null;
      day: string;
      price: number;
      seenAt: number;
      isSure: boolean;
      /** True when the author's report is also a decision; defaults to `isSure`. */
      isDecided?: boolean;
      /** True for a confirmation. */
      isConfirmed?: boolean;
      /** The evaluation, when already known. */
      evaluated?: EvaluatedReport;
      /**
       * The first outcome of a source's price, and the station's price before; evaluated again if that price is another
       * one now.
       */
      firstOutcome?: Pick<LoggedPrice, 'state' | 'doubtful' | 'reason'> & {
        lastPrice?: number | null;
      };
    }
  /** A person disputes the price. */
  | {
      kind: 'dispute';
      person: string | null;
      isKnown: boolean;
      origin: 'owner' | 'driver';
      price: number;
    }
  /** An administrator accepts, rejects or withdraws prices. */
  | {
      kind: 'decision';
      ids: readonly number[];
      state: 'accepted' | 'rejected' | 'withdrawn';
      by: string;
      reason: string;
    }
  /** An import was undone; its price stays known. */
  | { kind: 'undone'; price: LoggedPrice }
  /** An administrator closes a dispute. */
  | { kind: 'closed'; of: number; outcome: string }
  /** Their author counts as known from now on. */
  | { kind: 'vouched'; ids: readonly number[] }
  /** Time has passed; the clock's job also ends disputes. */
  | { kind: 'time'; isJob: boolean };

export type PairEvent = Received & EventDetails;
export type PriceEvent = PairEvent & { kind: 'price' };
