import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs one of the command line's entries as npm would. */
function run(entry: string, folder: string, args: string[]): Promise<Ended> {
  const file = path.join(import.meta.dirname, `${entry}.ts`);
  const { NODE_OPTIONS: _, DATABASE_URL: __, ...rest } = process.env;
  const env = { ...rest, DATA_DIR: folder, INIT_CWD: folder };
  return new Promise((resolve) => {
    execFile(process.execPath, [file, ...args], { env }, (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), stdout, stderr });
    });
  });
}

test('the commands run from a terminal, on a database that was not there', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'pieno-terminal-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(path.join(folder, 'prezzi.csv'), 'id;fuel;price\n8;20;1,699\n');

  const imported = await run('import', folder, ['prices', 'prezzi.csv']);
  expect(imported).toMatchObject({ code: 0, stderr: '' });
  expect(imported.stdout).toContain('         1 aggiunti');

  const priced = await run('admin', folder, ['price', '8', 'Benzina Self', '1,679']);
  expect(priced).toMatchObject({ code: 0, stdout: expect.stringContaining('€ 1,679') as string });

  const wrong = await run('import', folder, ['pippo']);
  expect(wrong).toMatchObject({ code: 2, stdout: '' });
  expect(wrong.stderr).toContain('Il comando «pippo» non esiste.');
}, 60_000);
