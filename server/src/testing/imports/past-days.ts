import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { openTestCommand, type TestCommand } from '../command-context.ts';
import { importRows, PRICES_HEAD, RIMINI } from './ministry.ts';

export const FIVE_OF_RIMINI = [7, 20, 21, 22, 23].map((id) => RIMINI.replace('7|', `${id}|`));

/** Opens a database with five stations of Rimini, and one price of today. */
export async function openWithToday(): Promise<TestCommand> {
  const command = await openTestCommand();
  await importRows(command, FIVE_OF_RIMINI, ['7|Benzina|1.999|1|21/08/2026 05:46:12']);
  return command;
}

/** Writes the ministry's price files of some days into a folder, under the same names each time. @returns the folder */
export async function writePastDays(
  command: TestCommand,
  days: Record<string, string[]>,
): Promise<string> {
  const folder = path.join(command.folder, 'storico');
  await mkdir(folder, { recursive: true });
  for (const [index, [day, rows]] of Object.entries(days).entries()) {
    // Their names do not reveal their order.
    const name = path.join(folder, `${9 - index}.csv.gz`);
    await writeFile(name, gzipSync(PRICES_HEAD.replace('2026-08-21', day) + rows.join('\n')));
  }
  return folder;
}
