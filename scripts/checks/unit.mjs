// Checks deploy/pieno.service with systemd's own tools: its syntax, and how exposed the service is.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../run/processes.mjs';

/** Exposure by `systemd-analyze security`, in tenths. */
const MOST_EXPOSED = 25;

const folder = mkdtempSync(path.join(tmpdir(), 'pieno-unit-'));
try {
  const unit = path.join(folder, 'pieno.service');
  const text = readFileSync(path.join(ROOT, 'deploy/pieno.service'), 'utf8');
  // The program must exist.
  writeFileSync(unit, text.replace('/opt/pieno/bin/pieno', path.join(ROOT, 'scripts/pieno.mjs')));
  const verified = analyze('verify', '--man=no', unit);
  const rated = analyze('security', '--offline=true', `--threshold=${MOST_EXPOSED}`, unit);
  // systemd only prints a warning for unknown settings.
  if (verified.output || verified.status !== 0) fail(verified.output);
  if (rated.status !== 0) fail(rated.output);
} finally {
  rmSync(folder, { recursive: true });
}

function analyze(...args) {
  const env = { ...process.env, SYSTEMD_PAGER: '' };
  const { status, stdout, stderr } = spawnSync('systemd-analyze', args, { encoding: 'utf8', env });
  return { status, output: stdout + stderr };
}

function fail(output) {
  console.error(output);
  process.exitCode = 1;
}
