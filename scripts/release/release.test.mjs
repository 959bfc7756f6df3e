import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { freePort } from '../run/free-port.mjs';
import { ROOT } from '../run/processes.mjs';
import { canTryImage, tryImage } from './try-image.mjs';

// The test may build the pages first.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
const elsewhere = mkdtempSync(path.join(tmpdir(), 'pieno-release-'));
const release = path.join(elsewhere, `pieno-${version}`);
const environment = {
  PATH: [path.dirname(process.execPath), process.env.PATH].join(path.delimiter),
  DATA_DIR: path.join(elsewhere, 'data'),
  HOST: '127.0.0.1',
  ENV_FILE: '',
};
const pieno = (...args) =>
  spawnSync(path.join(release, 'bin/pieno'), args, {
    cwd: '/',
    env: environment,
    encoding: 'utf8',
  });

beforeAll(() => {
  execFileSync(process.execPath, [path.join(ROOT, 'scripts/release.mjs')], { stdio: 'pipe' });
  const archive = path.join(ROOT, `release/pieno-${version}-linux-${process.arch}.tar.gz`);
  execFileSync('tar', ['--extract', `--file=${archive}`, `--directory=${elsewhere}`]);
});
afterAll(() => rmSync(elsewhere, { recursive: true, force: true }));

test('the archive, started in another folder, serves pages and commands, and stops gracefully', async () => {
  const port = await freePort();
  const server = spawn(path.join(release, 'bin/pieno'), ['start'], {
    cwd: '/',
    env: { ...environment, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  onTestFinished(() => void server.kill('SIGKILL'));
  let output = '';
  server.stdout.on('data', (chunk) => (output += chunk));
  await expect.poll(() => output, { timeout: 60_000 }).toContain('è pronto');
  const page = await fetch(`http://127.0.0.1:${port}/`);
  expect(await page.text()).toContain('<html lang="it"');
  expect(pieno('admin', 'stations', 'borgo')).toMatchObject({ status: 0, stderr: '' });
  expect(pieno('data').stderr).toContain('Uso: pieno data <comando>');
  expect(pieno('--version').stdout).toBe(`${version}\n`);
  server.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

test('it contains what the server needs, without tests and their dependencies', () => {
  const files = readdirSync(release, { recursive: true });
  const ours = files.filter((file) => !file.startsWith('node_modules/'));
  expect(ours.filter((file) => /\.test\.|\/testing\//.test(file))).toEqual([]);
  const packages = readdirSync(path.join(release, 'node_modules'));
  expect(packages).toEqual(expect.arrayContaining(['fastify', 'sharp']));
  for (const name of ['vite', 'vitest', 'typescript', 'react', 'playwright']) {
    expect(packages).not.toContain(name);
  }
  for (const name of [
    'LICENSE',
    'NOTICE',
    'CHANGELOG.md',
    'deploy/pieno.service',
    'docs/operations.md',
  ]) {
    expect(existsSync(path.join(release, name)), name).toBe(true);
  }
});

test.skipIf(!canTryImage())(
  'the image, made without an engine, works as its user on a file system that cannot be written to (needs ROOT)',
  () => {
    expect(tryImage()).toBe(0);
  },
);
