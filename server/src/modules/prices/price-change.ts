/** Collects what one change of prices touches, and reads shared data once. */
import { LEAVING_TAKES_HOURS } from '@pieno/contract/limits.ts';
import type { Executor } from '../../db/database.ts';
import { readMarket, type Market } from './current/reference-prices.ts';
import { readShares } from './log/read-shares.ts';
import type { OpenPair } from './pairs/open-pair.ts';
import type { Share, ShareUse } from './evaluate/share.ts';
import { readRules, type Rules } from './rules.ts';
import { Tally } from '../../tally.ts';
import { keyOf, type Pair } from './reported-price.ts';

/**
 * Returns the instant before which reports are settled: one can still be withdrawn, but its effects stay (decision 0005).
 */
export const settledAt = (now: Date): Date =>
  new Date(now.getTime() - LEAVING_TAKES_HOURS * 3_600_000);

/** New rows and decisions in a change. */
export type NewRowKind =
  | 'price'
  | 'confirmation'
  | 'dispute'
  | 'decision'
  | 'vouched price'
  | 'vouched dispute'
  | 'closing';

/** Makes the key of a new row. @param id of the row */
export const newRowKey = (kind: NewRowKind, id: string | number): string => `${kind} ${id}`;

/** A change of prices: its transaction, what it has touched, and what it reads only once. */
export class PriceChange {
  /** The open transaction; it has locked the board. */
  readonly tx: Executor;
  readonly now: Date;
  readonly pairs = new Map<string, Pair>();
  readonly shown = new Set<number>();
  /** Stations and fuels with a withdrawal: they are folded again. */
  readonly withdrawnPairs = new Map<string, Pair>();
  /** True when only time has passed. */
  isJob = false;
  /** New rows and decisions, by `newsOf`. */
  readonly newRows = new Set<string>();
  /** Opened stations and fuels that include all appended reports; other changes remove them here. */
  readonly opened = new Map<string, OpenPair>();
  /** Shares used by known drivers' reports in this change (rule report-share). */
  readonly shareUses: ShareUse[] = [];
  /** Counts of what was written. */
  readonly written = new Tally<'source' | 'outcome'>();
  #rules: Promise<Rules> | undefined;
  #shares: Promise<Share[]> | undefined;
  readonly #markets = new Map<string, Promise<Market>>();

  constructor(tx: Executor, now: Date) {
    this.tx = tx;
    this.now = now;
  }

  get settledAt(): Date {
    return settledAt(this.now);
  }

  /** Reads the rules, once per change. */
  rules(): Promise<Rules> {
    return (this.#rules ??= readRules(this.tx));
  }

  /** Reads the used shares of known drivers, once per change. */
  async shares(): Promise<readonly Share[]> {
    return await (this.#shares ??= readShares(this.tx, this.now, (await this.rules()).ages));
  }

  /**
   * Reads the reference prices of some fuels' categories, once per change and before it changes any price.
   * @param fuels ids of fuel types
   */
  async market(fuels: readonly number[]): Promise<Market> {
    const ids = await this.#fuelsBeside(fuels);
    const market =
      this.#markets.get(ids.join()) ?? readMarket(this.tx, this.now, await this.rules(), ids);
    this.#markets.set(ids.join(), market);
    return await market;
  }

  /** Returns what `market` read of these fuels; undefined if nothing. */
  async marketBefore(fuels: readonly number[]): Promise<Market | undefined> {
    return await this.#markets.get((await this.#fuelsBeside(fuels)).join());
  }

  /** Returns all fuels of the same categories. */
  async #fuelsBeside(fuels: readonly number[]): Promise<number[]> {
    const rules = await this.rules();
    const decades = new Set(fuels.map((id) => rules.fuels.get(id)?.decade));
    const beside = [...rules.fuels.values()].filter(({ decade }) => decades.has(decade));
    return beside.map(({ id }) => id).toSorted((a, b) => a - b);
  }

  /**
   * Marks stations and fuels with new reports or decisions: at the end their claims are evaluated, their current prices
   * derived, and the stations updated on the board.
   */
  touch(pairs: readonly Pair[]): void {
    this.review(pairs);
    this.show(pairs.map(({ stationId }) => stationId));
  }

  /**
   * Marks stations and fuels with a withdrawal: later reports of others are evaluated again, each with what was then
   * known without it (decision 0005). A settled one has no further effect.
   * @param since when each withdrawn report was received
   */
  markWithdrawn(pairs: readonly (Pair & { since: Date })[]): void {
    this.touch(pairs);
    for (const pair of pairs) {
      if (pair.since >= this.settledAt) this.withdrawnPairs.set(keyOf(pair), pair);
    }
  }

  /** Marks stations and fuels to be evaluated; the board is updated only where a price changes. */
  review(pairs: readonly Pair[]): void {
    for (const pair of pairs) {
      this.pairs.set(keyOf(pair), pair);
      this.opened.delete(keyOf(pair));
    }
  }

  /** Marks rows as new or decided in this change. @param ids of the rows */
  markNew(kind: NewRowKind, ids: Iterable<string>): void {
    for (const id of ids) this.newRows.add(newRowKey(kind, id));
  }

  /** Marks stations with another visible change. */
  show(stations: Iterable<number>): void {
    for (const station of stations) this.shown.add(station);
  }
}
