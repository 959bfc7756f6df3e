type Labels<Name extends string> = Readonly<Record<Name, string>>;

/**
 * Counts what this process does, for figures that are read on request (decision 0071). Label values come from closed
 * lists: never from what visitors send.
 */
export class Tally<Name extends string = never> implements Iterable<
  readonly [Labels<Name>, number]
> {
  readonly #counts = new Map<string, [labels: Labels<Name>, count: number]>();

  /** @param by the increment */
  add(labels: Labels<Name>, by = 1): void {
    const key = Object.values(labels).join(' ');
    const counted = this.#counts.get(key);
    if (counted) counted[1] += by;
    else this.#counts.set(key, [labels, by]);
  }

  [Symbol.iterator](): Iterator<readonly [Labels<Name>, number]> {
    return this.#counts.values();
  }
}

export const TALLIES = {
  boardRebuilds: new Tally(),
  boardRebuildSeconds: new Tally(),
  /** Stored prices, by source and immediate outcome. */
  prices: new Tally<'source' | 'outcome'>(),
  imports: new Tally<'kind' | 'outcome'>(),
  jobs: new Tally<'job' | 'outcome'>(),
  mails: new Tally<'outcome'>(),
  pushes: new Tally<'outcome'>(),
};
