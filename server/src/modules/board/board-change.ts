/** What a refresh of the board has found to be different. */
export interface BoardChange {
  stations: readonly number[];
  /** True when all prices may show another age. */
  isGeneral: boolean;
}

type Listener = (change: BoardChange) => void;

/** Those who want to hear what each refresh has found. */
export class BoardListeners {
  readonly #listeners = new Set<Listener>();
  readonly #waiting = new Set<() => void>();

  /** @returns a function that ends it */
  add(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Calls a listener whenever the answers have been made anew. @returns a function that ends it */
  addMade(listener: () => void): () => void {
    this.#waiting.add(listener);
    return () => this.#waiting.delete(listener);
  }

  tellMade(): void {
    for (const listener of this.#waiting) listener();
  }

  tell(change: BoardChange): void {
    for (const listener of this.#listeners) listener(change);
  }
}
