/** The words of a pair, in the order of their receipt, and the facts from elsewhere that go with each. */
import type { PriceOrigin } from '@pieno/contract/prices/prices.ts';
import type { RankedPrice } from '../evaluate/medals.ts';
import type { Heard } from '../evaluate/heard.ts';
import type { ReferencePrices } from '../evaluate/reference-price.ts';
import type { RuledFuel, Rules } from '../rules.ts';
import type { Carried, SaidPrice } from './pair-state.ts';

/** What a word is measured by that its pair does not determine, as it was when the word was received. */
export interface Facts {
  rules: Rules;
  fuel: RuledFuel;
  stationId: number;
  /** Those in which the station may rank. */
  areas: readonly string[];
  referencePrices: ReferencePrices;
  /** What ranks beside the pair. */
  ranked: readonly RankedPrice[];
  /** The belt's medians of the fuel: of now, and at an earlier instant. */
  belt: number | undefined;
  beltThen(at: number): number | null;
  /** True where a known author's word has effect here, as far as the share reaches. */
  hasRoom(person: string, move: Pick<Carried, 'price' | 'expectedPrice'>): boolean;
  /** What the station is known to sell. */
  sells: ReadonlySet<number>;
  isSold?: boolean | undefined;
  isReportable: boolean;
  /** When the author last said something of it before the account was deleted. */
  leftAt?: number | undefined;
  /** True while the fuel cannot be had, as a word says that counts. */
  isSuspended: boolean;
}

interface Received {
  id: number;
  /** When it was received, in milliseconds since 1970. */
  at: number;
  facts: Facts;
}

/** What was meant, whatever becomes of it. */
export type Intent =
  /** A source, an owner or a driver says a price. */
  | {
      kind: 'price';
      origin: PriceOrigin;
      person: string | null;
      /** True where the author stands as known; what is heard now follows from the next, and from the author's share. */
      isKnown?: boolean;
      isVouchedFor?: boolean;
      reportId: string | null;
      day: string;
      price: number;
      seenAt: number;
      isSure: boolean;
      /** Whether who said it decides by it; where it is unset, who is sure. */
      isDecided?: boolean;
      /** True for "still so". */
      isConfirmed?: boolean;
      /** How the door has heard it. */
      heard?: Heard;
      /** What was told of a source's price when it was heard, and what its station took before; as anew where that is another. */
      told?: Pick<SaidPrice, 'state' | 'doubtful' | 'reason'> & { lastPrice?: number | null };
    }
  /** Somebody says that the price is wrong. */
  | {
      kind: 'dispute';
      person: string | null;
      isKnown: boolean;
      origin: 'owner' | 'driver';
      price: number;
    }
  /** An administrator decides about some: accepts, rejects or withdraws them. */
  | {
      kind: 'decision';
      ids: readonly number[];
      state: 'accepted' | 'rejected' | 'withdrawn';
      by: string;
      reason: string;
    }
  /** An import was undone: it stays known that it said this. */
  | { kind: 'undone'; price: SaidPrice }
  /** An administrator closes a dispute. */
  | { kind: 'closed'; of: number; outcome: string }
  /** The author of these is known from now on. */
  | { kind: 'vouched'; ids: readonly number[] }
  /** Time has passed; where the job of the clock runs, it ends disputes too. */
  | { kind: 'time'; isJob: boolean };

export type PairWord = Received & Intent;
