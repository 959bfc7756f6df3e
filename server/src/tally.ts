type Labels<Name extends string> = Readonly<Record<Name, string>>;

/**
 * Counts in plain numbers what this process does; whoever shows them reads them when asked (decision 0071). The values of
 * labels come from closed lists: never anything that visitors send.
 */
export class Tally<Name extends string = never> implements Iterable<
  readonly [Labels<Name>, number]
> {
  readonly #counts = new Map<string, [labels: Labels<Name>, count: number]>();

  /** @param by how much more it is */
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

/** All that is counted. */
export const TALLIES = {
  boardRebuilds: new Tally(),
  boardRebuildSeconds: new Tally(),
  /** Prices that were written, by who said them and what became of them at once. */
  prices: new Tally<'source' | 'outcome'>(),
  imports: new Tally<'kind' | 'outcome'>(),
  jobs: new Tally<'job' | 'outcome'>(),
  mails: new Tally<'outcome'>(),
  pushes: new Tally<'outcome'>(),
};
