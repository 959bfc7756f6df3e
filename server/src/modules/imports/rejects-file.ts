import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { REASONS, type Reject } from './reasons.ts';

/** Lists kept of each kind: a daily import would otherwise leave one a day for ever. */
const KEPT = 30;

const HEADER = 'file;riga;motivo;dettaglio;testo';

/**
 * Lists the rows that an import left out, as CSV that a spreadsheet opens.
 * @returns the file's name, or undefined when nothing was left out
 */
export async function writeRejects(
  dataDir: string,
  kind: string,
  now: Date,
  rejects: AsyncIterable<readonly Reject[]>,
): Promise<string | undefined> {
  const stamp = now.toISOString().replace(/[:.]/gu, '-');
  const folder = path.join(dataDir, 'rejects');
  const file = path.join(folder, `${kind}-${stamp}.csv`);
  let written = false;
  for await (const batch of rejects) {
    if (batch.length === 0) continue;
    if (!written) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(file, `\uFEFF${HEADER}\r\n`);
    }
    await writeFile(file, batch.map(toLine).join(''), { flag: 'a' });
    written = true;
  }
  if (!written) return undefined;
  await sweep(folder, kind);
  return file;
}

/** The names sort by time. */
async function sweep(folder: string, kind: string): Promise<void> {
  const files = await readdir(folder);
  const old = files
    .filter((name) => name.startsWith(`${kind}-`))
    .toSorted()
    .slice(0, -KEPT);
  await Promise.all(old.map((name) => rm(path.join(folder, name), { force: true })));
}

function toLine({ file, line, reason, detail = '', row }: Reject): string {
  return `${[file, String(line), REASONS[reason], detail, row].map(quoted).join(';')}\r\n`;
}

/** A leading = + - @ would be a formula to a spreadsheet. */
function quoted(cell: string): string {
  const harmless = /^[=+\-@\t]/u.test(cell) ? `'${cell}` : cell;
  return `"${harmless.replaceAll('"', '""')}"`;
}
