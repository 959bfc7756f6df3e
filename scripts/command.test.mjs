import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './run/processes.mjs';

const run = (...args) =>
  spawnSync(process.execPath, [path.join(ROOT, 'scripts/command.mjs'), ...args], {
    encoding: 'utf8',
  });

test.each([
  [
    [],
    'Manca il nome del comando. Si usa npm run import, npm run admin, npm run data, npm run doctor.',
  ],
  [
    ['export'],
    'Il comando «export» non esiste. Si usa npm run import, npm run admin, npm run data, npm run doctor.',
  ],
  [
    ['../../../../etc/x'],
    'Il comando «../../../../etc/x» non esiste. Si usa npm run import, npm run admin, npm run data, npm run doctor.',
  ],
])('%j is no command', (args, sentence) => {
  expect(run(...args)).toMatchObject({ status: 2, stdout: '', stderr: `${sentence}\n` });
});

test('package.json has the commands that the sentence names', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  const called = Object.entries(scripts).filter(([, line]) => line.includes('command.mjs'));
  expect(called).toEqual([
    ['import', 'node scripts/command.mjs import'],
    ['admin', 'node scripts/command.mjs admin'],
    ['data', 'node scripts/command.mjs data'],
    ['doctor', 'node scripts/command.mjs doctor'],
  ]);
});
