import { DamagedBackup } from './damaged-backup.ts';

/** Cuts a text that comes in pieces into its lines. Not with `readline`, for which some characters end a line, too. */
export async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of pieces) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop()!;
    yield* lines;
  }
  if (rest !== '') throw new DamagedBackup();
}
