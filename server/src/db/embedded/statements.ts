import { parse, protocol, type PGlite, type Results } from '@electric-sql/pglite';

const { serialize } = protocol;

type Values = readonly (string | null)[];

/** Statements kept parsed: those of a report and of the screens, in some 3 MB of the engine's memory. */
const MOST = 80;
/** Characters of values above which a statement is parsed and planned each time: large values need another plan. */
const FEW = 4_000;
/** Statements that change the schema or make plans invalid. */
const VOIDS = /\b(?:create|alter|drop|discard)\b/iu;

/**
 * Runs statements with values, and keeps repeated ones parsed (decision 0042): parsing and planning one of the screens'
 * statements costs more than running it.
 */
export class Statements {
  readonly #database: PGlite;
  /** Names by text, the last used stands last; undefined for a statement that ran once. */
  readonly #names = new Map<string, string | undefined>();
  readonly #toClose: string[] = [];
  #made = 0;

  constructor(database: PGlite) {
    this.#database = database;
  }

  /** @throws DatabaseError of PGlite */
  async run(text: string, values: Values): Promise<Results<unknown>> {
    const { name, isNew } = this.#nameOf(text, values);
    const message = Buffer.concat([
      ...this.#toClose.splice(0).map((closed) => serialize.close({ type: 'S', name: closed })),
      ...(isNew ? [serialize.parse({ name, text })] : []),
      serialize.bind({ statement: name, values: [...values] }),
      serialize.describe({ type: 'P' }),
      serialize.execute({}),
      serialize.sync(),
    ]);
    try {
      const answer = await this.#database.execProtocolStream(message, { syncToFs: false });
      return parse.parseResults(answer, this.#database.parsers, { rowMode: 'array' })[0]!;
    } catch (error) {
      // It may not have been parsed at all.
      if (isNew) this.#forget(text);
      throw error;
    }
  }

  /** Called for statements without values: after a change of the schema, parsed ones may be invalid. */
  ran(text: string): void {
    if (!VOIDS.test(text)) return;
    for (const known of this.#names.keys()) this.#forget(known);
  }

  #nameOf(text: string, values: Values): { name: string; isNew: boolean } {
    const length = values.reduce((sum, value) => sum + (value?.length ?? 0), 0);
    if (length > FEW) return { name: '', isNew: true };
    const wasSeen = this.#names.has(text);
    const known = this.#names.get(text);
    const name = wasSeen ? (known ?? `s${(this.#made += 1)}`) : undefined;
    this.#names.delete(text);
    this.#names.set(text, name);
    if (this.#names.size > MOST) this.#forget(this.#names.keys().next().value!);
    return { name: name ?? '', isNew: known === undefined };
  }

  #forget(text: string): void {
    const name = this.#names.get(text);
    this.#names.delete(text);
    if (name !== undefined) this.#toClose.push(name);
  }
}
