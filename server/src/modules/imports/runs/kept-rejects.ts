import type { Reject } from './reasons.ts';

/** Limits of the stored rows that an attempt left out. */
const KEPT = { rows: 5_000, characters: 1_000_000 } as const;
const ROW_MAX = 600;

/** Keeps the first rejected rows while they are written to their file. */
export class KeptRejects {
  readonly kept: Reject[] = [];
  total = 0;
  #characters = 0;

  async *pass(rejects: AsyncIterable<readonly Reject[]>): AsyncGenerator<readonly Reject[]> {
    for await (const batch of rejects) {
      this.total += batch.length;
      for (const reject of batch) this.#keep(reject);
      yield batch;
    }
  }

  #keep(reject: Reject): void {
    const row = storable(reject.row.slice(0, ROW_MAX));
    const detail = reject.detail === undefined ? {} : { detail: storable(reject.detail) };
    this.#characters += row.length + (reject.detail?.length ?? 0) + reject.file.length;
    if (this.kept.length >= KEPT.rows || this.#characters > KEPT.characters) return;
    const { subject, file, line, reason } = reject;
    this.kept.push({ subject, file: storable(file), line, reason, ...detail, row });
  }
}

/** Returns text that PostgreSQL accepts in JSON, without zero bytes and lone surrogates. */
function storable(text: string): string {
  return text.toWellFormed().replaceAll('\0', '');
}
