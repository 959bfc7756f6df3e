import { DamagedBackup } from './damaged-backup.ts';

/** Splits text in pieces into lines. `readline` would also split at other characters than a line feed. */
export async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of pieces) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop()!;
    yield* lines;
  }
  if (rest !== '') throw new DamagedBackup();
}
