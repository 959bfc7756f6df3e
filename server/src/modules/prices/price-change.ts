import type { Executor } from '../../db/database.ts';
import { readRules, type Rules } from './rules.ts';
import { keyOf, type Pair } from './word.ts';

/** What a step of a change works with: it writes what was said, and says here what that is about. */
export class PriceChange {
  /** The open transaction; it has locked the board. */
  readonly tx: Executor;
  readonly now: Date;
  readonly pairs = new Map<string, Pair>();
  readonly shown = new Set<number>();
  /** From when on derived verdicts are derived anew, where that is longer ago than what can be taken back. */
  since: Date;
  #rules: Promise<Rules> | undefined;

  constructor(tx: Executor, now: Date) {
    this.tx = tx;
    this.now = now;
    this.since = now;
  }

  /** Reads the rules, once for the whole change. */
  rules(): Promise<Rules> {
    return (this.#rules ??= readRules(this.tx));
  }

  /**
   * Notes fuels of stations about which something was said, taken back or decided: at the end the claims of drivers about
   * them are judged anew, and their current prices settled.
   * @param since when the word was received that is taken back: what followed from it follows no more
   */
  touch(pairs: readonly Pair[], since: Date = this.now): void {
    for (const pair of pairs) this.pairs.set(keyOf(pair), pair);
    if (since < this.since) this.since = since;
  }

  /** Notes stations of which something else that is shown has changed. */
  show(stations: Iterable<number>): void {
    for (const station of stations) this.shown.add(station);
  }
}
