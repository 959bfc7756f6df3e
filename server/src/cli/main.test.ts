// Tests rule command-reads.
import { execFile, spawn, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { open, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import product from '../../../package.json' with { type: 'json' };
import { EMBEDDED_DATABASE } from '../../../scripts/run/server-process.mjs';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const engine = inject('engine');

interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

/** As scripts/command.mjs starts it. */
const MAIN = [...EMBEDDED_DATABASE, path.join(import.meta.dirname, 'main.ts')];

function environment(folder: string): NodeJS.ProcessEnv {
  const { NODE_OPTIONS: _, DATABASE_URL: __, ...rest } = process.env;
  return { ...rest, DATA_DIR: folder, INIT_CWD: folder };
}

function run(command: string, folder: string, args: readonly string[]): Promise<Ended> {
  const env = environment(folder);
  return new Promise((resolve) => {
    execFile(process.execPath, [...MAIN, command, ...args], { env }, (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), stdout, stderr });
    });
  });
}

/** Runs a command with the given standard output: a file descriptor, or a pipe closed by its reader. */
async function runInto(
  stdout: number | 'nobody',
  command: string,
  folder: string,
  args: string[],
): Promise<Omit<Ended, 'stdout'>> {
  const errors = await open(path.join(folder, 'stderr'), 'w');
  const stdio: StdioOptions = ['ignore', stdout === 'nobody' ? 'pipe' : stdout, errors.fd];
  const env = environment(folder);
  const child = spawn(process.execPath, [...MAIN, command, ...args], { env, stdio });
  child.stdout?.destroy();
  const [code] = (await once(child, 'exit')) as [number];
  await errors.close();
  return { code, stderr: await readFile(path.join(folder, 'stderr'), 'utf8') };
}

const FULL_DISK = '/dev/full';

// In sequence, in the folder that the first test creates: each process takes more than a second to start.
describe.runIf(engine.kind === 'embedded')('the commands run from a terminal', () => {
  const folder = path.join(temporaryFolder(), 'daat');

  test('without a database a reading command makes none, and a writing one reports the new one, as the folder may be mistyped', async () => {
    expect(await run('admin', folder, ['--version'])).toEqual({
      code: 0,
      stdout: `${product.version}\n`,
      stderr: '',
    });
    expect(await run('import', folder, ['prices', 'pezzi.csv'])).toMatchObject({ code: 2 });
    for (const [command, ...args] of [
      ['admin', 'today'],
      ['admin', 'tidy', '--dry-run'],
      ['admin', 'fuel'],
      ['admin', 'jobs'],
      ['admin', 'user', 'anna@example.sm'],
      ['import', 'prices', import.meta.filename, '--dry-run'],
      ['import', 'undo', 'prices'],
    ] as const) {
      const nothing = `In ${folder} non ci sono dati di Pieno, e leggendo non ne faccio`;
      expect(await run(command, folder, args)).toMatchObject({
        code: 1,
        stderr: expect.stringContaining(nothing) as string,
      });
    }
    expect(existsSync(folder)).toBe(false);
    const made = `In ${folder} non c'era un database: ne ho creato uno nuovo.`;
    const list = () => run('admin', folder, ['setting', 'list']);
    expect(await run('admin', folder, ['set', 'guest_hours', '--default'])).toMatchObject({
      code: 0,
      stderr: expect.stringContaining(made) as string,
    });
    expect(await list()).toMatchObject({ code: 0, stderr: '' });
  });

  test('a closed pipe stops no import and is not reported', async () => {
    await writeFile(path.join(folder, 'prezzi.csv'), 'id;fuel;price\n8;20;1,699\n');
    const quietly = { code: 0, stderr: '' };
    expect(await runInto('nobody', 'import', folder, ['prices', 'prezzi.csv'])).toEqual(quietly);
    const again = await run('import', folder, ['prices', 'prezzi.csv']);
    expect(again).toMatchObject({ code: 0, stderr: '' });
    expect(again.stdout).toContain('         1 già noti');
  });

  test('an invalid command prints an error and no output', async () => {
    const wrong = await run('admin', folder, ['price', '8', 'Benzina Self', 'uno']);
    expect(wrong).toMatchObject({ code: 2, stdout: '' });
    expect(wrong.stderr).toContain('«uno» non è un prezzo');
  });

  test.runIf(existsSync(FULL_DISK))(
    'a full disk at the output is reported in a sentence',
    async () => {
      const full = await open(FULL_DISK, 'w');
      const ended = await runInto(full.fd, 'admin', folder, ['setting', 'list']);
      await full.close();
      expect(ended).toEqual({
        code: 1,
        stderr: 'La risposta del comando non si può scrivere: il disco è pieno.\n',
      });
    },
  );
});
