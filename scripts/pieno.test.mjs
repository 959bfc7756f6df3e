import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { ROOT } from './run/processes.mjs';

vi.setConfig({ testTimeout: 60_000 });

const KNOWN =
  'Si usa pieno start, pieno import, pieno admin, pieno data, pieno doctor, pieno --version.';

/** Runs it from another folder, with the first Node in the PATH. */
function pieno(args, variables = {}) {
  const PATH = [path.dirname(process.execPath), process.env.PATH].join(path.delimiter);
  const env = { ...process.env, PATH, ENV_FILE: '', ...variables };
  return spawnSync(path.join(ROOT, 'scripts/pieno.mjs'), args, { env, cwd: '/', encoding: 'utf8' });
}

test.each([
  [[], 'Manca il nome del comando.'],
  [['export'], 'Il comando «export» non esiste.'],
  [['../../../../etc/x'], 'Il comando «../../../../etc/x» non esiste.'],
])('%j is no command', (args, problem) => {
  expect(pieno(args)).toMatchObject({ status: 2, stdout: '', stderr: `${problem} ${KNOWN}\n` });
});

test("the version is the product's", () => {
  const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  expect(pieno(['--version'])).toMatchObject({ status: 0, stdout: `${version}\n`, stderr: '' });
});

test.each([[['start']], [['admin', 'today']]])(
  '%j reads ENV_FILE, named from the folder of the caller',
  (args) => {
    expect(pieno(args, { ENV_FILE: 'none/pieno.env' })).toMatchObject({
      status: 1,
      stdout: '',
      stderr: 'ENV_FILE: il file /none/pieno.env non esiste.\n',
    });
  },
);

test('an older Node is refused with a sentence', () => {
  const older = `data:text/javascript,${encodeURIComponent(
    `Object.defineProperty(process.versions, 'node', { value: '22.1.0' })`,
  )}`;
  const { status, stderr } = pieno(['start'], { NODE_OPTIONS: `--import=${older}` });
  expect(stderr).toContain('Serve Node 24 o più recente');
  expect(status).toBe(1);
});
