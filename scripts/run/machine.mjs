// Programs that the tests need and npm cannot install: Chromium, PostgreSQL and promtool, from Debian's packages.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from './processes.mjs';

const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const HEADLESS = '/usr/bin/chromium-headless-shell';
const POSTGRES = '/usr/lib/postgresql';

/** @returns the path of a Chromium, or undefined. The environment variable `CHROME_PATH` takes precedence. */
export function findChromium() {
  return [process.env.CHROME_PATH, ...CHROMIUM].find((file) => file && existsSync(file));
}

/** @returns the path of Chromium without windows, or undefined */
export function findHeadlessChromium() {
  return existsSync(HEADLESS) ? HEADLESS : undefined;
}

/** @returns the folder with the programs of the newest installed PostgreSQL, or undefined */
export function findPostgres() {
  if (!existsSync(POSTGRES)) return undefined;
  return readdirSync(POSTGRES)
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => path.join(POSTGRES, version, 'bin'))
    .find((folder) => existsSync(path.join(folder, 'initdb')));
}

/** @returns whether the PATH has a program */
export function findProgram(name) {
  return (process.env.PATH ?? '')
    .split(path.delimiter)
    .some((folder) => existsSync(path.join(folder, name)));
}

/** Installs missing programs with apt, if this process runs as root. */
export async function installMissing() {
  if (findChromium() && findPostgres() && findProgram('promtool')) return;
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env });
  const missing = [
    ...(findChromium() ? [] : ['chromium', ...withoutWindows()]),
    ...(findPostgres() ? [] : ['postgresql']),
  ];
  if (missing.length > 0) {
    console.log(`Installing ${missing.join(' and ')}…`);
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], { env });
  }
  if (!findProgram('promtool')) await unpackPromtool();
}

/** Extracts only the program, because its package would install a running server. Without it, the check is skipped. */
async function unpackPromtool() {
  console.log('Unpacking promtool…');
  const folder = mkdtempSync(path.join(tmpdir(), 'pieno-promtool-'));
  const take =
    'dpkg-deb --fsys-tarfile prometheus_*.deb | tar -x -C / --transform s,usr/bin,usr/local/bin, ./usr/bin/promtool';
  try {
    await run('apt-get', ['download', '-qq', 'prometheus'], { cwd: folder });
    await run('sh', ['-c', take], { cwd: folder });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The package of Chromium without windows, if apt knows it (Debian 12 and later). */
function withoutWindows() {
  const name = path.basename(HEADLESS);
  return spawnSync('apt-cache', ['show', name]).status === 0 ? [name] : [];
}

/** Returns the version that a program prints, e.g. "156.0.8078.79"; undefined if it cannot be run. */
export function versionOf(program) {
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  return /\d+(\.\d+)+/.exec(stdout ?? '')?.[0];
}
