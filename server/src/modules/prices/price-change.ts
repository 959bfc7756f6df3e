import { LEAVING_TAKES_HOURS } from '@pieno/contract/limits.ts';
import type { Executor } from '../../db/database.ts';
import { readMarket, type Market } from './current/reference-prices.ts';
import { readShares } from './log/read-shares.ts';
import type { OpenPair } from './pairs/open-pair.ts';
import type { Share, SpentShare } from './evaluate/share.ts';
import { readRules, type Rules } from './rules.ts';
import { Tally } from '../../tally.ts';
import { keyOf, type Pair } from './word.ts';

/**
 * The instant before which words are settled: one can be taken back itself, and what followed from it stays (decision 0005).
 */
export const settledAt = (now: Date): Date =>
  new Date(now.getTime() - LEAVING_TAKES_HOURS * 3_600_000);

/** What is new in a change: a row of the log, or what was decided about one. */
export type NewsKind =
  | 'price'
  | 'confirmation'
  | 'dispute'
  | 'decision'
  | 'vouched price'
  | 'vouched dispute'
  | 'closing';

/** Names a piece of news. @param id of the row */
export const newsOf = (kind: NewsKind, id: string | number): string => `${kind} ${id}`;

/** What a step of a change works with: it writes what was said, and says here what that is about. */
export class PriceChange {
  /** The open transaction; it has locked the board. */
  readonly tx: Executor;
  readonly now: Date;
  readonly pairs = new Map<string, Pair>();
  readonly shown = new Set<number>();
  /** Those of them of which something is as if it had not been said: they are folded again. */
  readonly takenBack = new Map<string, Pair>();
  /** True where time has passed, and nothing else is to be evaluated. */
  isJob = false;
  /** What was said and decided in it, by `newsOf`. */
  readonly news = new Set<string>();
  /** Pairs in which all was said that was appended; what else is done about one forgets it. */
  readonly opened = new Map<string, OpenPair>();
  /** Where words of known drivers have had effect in it (rule report-share). */
  readonly spent: SpentShare[] = [];
  /** What was written in it. */
  readonly written = new Tally<'source' | 'outcome'>();
  #rules: Promise<Rules> | undefined;
  #shares: Promise<Share[]> | undefined;
  readonly #markets = new Map<string, Promise<Market>>();

  constructor(tx: Executor, now: Date) {
    this.tx = tx;
    this.now = now;
  }

  /** What was received before is settled: its outcomes stay. */
  get settledAt(): Date {
    return settledAt(this.now);
  }

  /** Reads the rules, once for the whole change. */
  rules(): Promise<Rules> {
    return (this.#rules ??= readRules(this.tx));
  }

  /** Reads at which stations known drivers' words have had effect, once for the whole change. */
  async shares(): Promise<readonly Share[]> {
    return await (this.#shares ??= readShares(this.tx, this.now, (await this.rules()).ages));
  }

  /**
   * Reads what prices of the categories of some fuels are compared with, once for the whole change: before it changes any.
   * @param fuels ids of fuel types
   */
  async market(fuels: readonly number[]): Promise<Market> {
    const ids = await this.#fuelsBeside(fuels);
    const market =
      this.#markets.get(ids.join()) ?? readMarket(this.tx, this.now, await this.rules(), ids);
    this.#markets.set(ids.join(), market);
    return await market;
  }

  /** What `market` has read of these fuels; undefined where it has not. */
  async marketBefore(fuels: readonly number[]): Promise<Market | undefined> {
    return await this.#markets.get((await this.#fuelsBeside(fuels)).join());
  }

  /** The fuels of their categories. */
  async #fuelsBeside(fuels: readonly number[]): Promise<number[]> {
    const rules = await this.rules();
    const decades = new Set(fuels.map((id) => rules.fuels.get(id)?.decade));
    const beside = [...rules.fuels.values()].filter(({ decade }) => decades.has(decade));
    return beside.map(({ id }) => id).toSorted((a, b) => a - b);
  }

  /**
   * Notes fuels of stations about which something was said or decided: at the end the claims of drivers about them are
   * evaluated anew, their current prices derived, and the stations shown anew.
   */
  touch(pairs: readonly Pair[]): void {
    this.review(pairs);
    this.show(pairs.map(({ stationId }) => stationId));
  }

  /**
   * The same where a word was taken back: what others have said of the fuel since is evaluated anew, each by what is left of
   * what was known then (decision 0005). From a settled one nothing follows any more.
   * @param since when each word was received
   */
  takeBack(pairs: readonly (Pair & { since: Date })[]): void {
    this.touch(pairs);
    for (const pair of pairs) {
      if (pair.since >= this.settledAt) this.takenBack.set(keyOf(pair), pair);
    }
  }

  /** Notes fuels of stations that are only evaluated anew, with their current prices: shown where that changes something. */
  review(pairs: readonly Pair[]): void {
    for (const pair of pairs) {
      this.pairs.set(keyOf(pair), pair);
      this.opened.delete(keyOf(pair));
    }
  }

  /** Notes rows that were said or decided about in this change. @param ids of the rows */
  note(kind: NewsKind, ids: Iterable<string>): void {
    for (const id of ids) this.news.add(newsOf(kind, id));
  }

  /** Notes stations of which something else that is shown has changed. */
  show(stations: Iterable<number>): void {
    for (const station of stations) this.shown.add(station);
  }
}
