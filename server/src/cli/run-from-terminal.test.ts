import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, inject, test } from 'vitest';
import { openEmbedded } from '../db/embedded/open.ts';
import { silentLogger } from '../testing/silent-logger.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const engine = inject('engine');

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

/** A data folder with a database in it, which is quicker than making one. */
async function dataFolder(): Promise<string> {
  const folder = temporaryFolder();
  const template = engine.kind === 'embedded' ? engine.template : undefined;
  const database = await openEmbedded({ dataDir: folder, template }, silentLogger);
  await database.close();
  return folder;
}

test.runIf(engine.kind === 'embedded')(
  'the commands run from a terminal, on a database that no server holds',
  async () => {
    const folder = await dataFolder();
    await writeFile(path.join(folder, 'prezzi.csv'), 'id;fuel;price\n8;20;1,699\n');

    const imported = await run('import', folder, ['prices', 'prezzi.csv']);
    expect(imported).toMatchObject({ code: 0, stderr: '' });
    expect(imported.stdout).toContain('         1 aggiunti');

    const wrong = await run('admin', folder, ['price', '8', 'Benzina Self', 'uno']);
    expect(wrong).toMatchObject({ code: 2, stdout: '' });
    expect(wrong.stderr).toContain('«uno» non è un prezzo');
  },
  60_000,
);
