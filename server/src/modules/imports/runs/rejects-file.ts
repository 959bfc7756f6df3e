import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { REASONS, type Reject } from './reasons.ts';

/** Files kept per kind of import; older ones are deleted, as a daily import writes one every day. */
const KEPT = 30;

/** Characters of a cell; a spreadsheet takes up to 32,767. */
const CELL_MAX = 2_000;

const HEADER = 'file;riga;motivo;dettaglio;testo';

/**
 * Writes the rejected rows of an import to a CSV file that spreadsheets can open.
 * @returns the file's path, or undefined when no row was rejected
 */
export async function writeRejects(
  dataDir: string,
  kind: string,
  now: Date,
  rejects: AsyncIterable<readonly Reject[]>,
): Promise<string | undefined> {
  const stamp = now.toISOString().replace(/[:.]/gu, '-');
  const folder = folderOf(dataDir);
  const file = path.join(folder, `${kind}-${stamp}.csv`);
  const part = `${file}.part`;
  let written = false;
  for await (const batch of rejects) {
    if (batch.length === 0) continue;
    if (!written) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(part, `\uFEFF${HEADER}\r\n`);
    }
    await writeFile(part, batch.map(toLine).join(''), { flag: 'a' });
    written = true;
  }
  if (!written) return undefined;
  await rename(part, file);
  return file;
}

/** Deletes the oldest files of a kind of import. Their names sort by time. */
export async function sweepRejects(dataDir: string, kind: string): Promise<void> {
  const folder = folderOf(dataDir);
  const files = await readdir(folder).catch(() => []);
  const old = files
    .filter((name) => name.startsWith(`${kind}-`))
    .toSorted()
    .slice(0, -KEPT);
  await Promise.all(old.map((name) => rm(path.join(folder, name), { force: true })));
}

const folderOf = (dataDir: string): string => path.join(dataDir, 'rejects');

/** Returns rejected rows as the text of that file. */
export function rejectsText(rejects: readonly Reject[]): string {
  return `\uFEFF${HEADER}\r\n${rejects.map(toLine).join('')}`;
}

function toLine({ file, line, reason, detail = '', row }: Reject): string {
  const cells = [file, String(line), REASONS[reason], detail, row];
  return `${cells.map((cell) => quoted(cell.slice(0, CELL_MAX))).join(';')}\r\n`;
}

/** Quotes a CSV cell. A leading = + - @ is escaped, as a spreadsheet would read it as a formula. */
function quoted(cell: string): string {
  const harmless = /^[=+\-@\t]/u.test(cell) ? `'${cell}` : cell;
  return `"${harmless.replaceAll('"', '""')}"`;
}
