// Starts the built product on an empty data folder, which is removed when the server stops.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SERVER, withMallocSettings } from '../scripts/run/server-process.mjs';

const root = path.join(import.meta.dirname, '..');
const dataDir = process.env.E2E_DATA || mkdtempSync(path.join(tmpdir(), 'pieno-e2e-'));

const server = spawn(process.execPath, SERVER, {
  cwd: root,
  stdio: 'inherit',
  env: withMallocSettings({
    ...process.env,
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
    TRUST_PROXY: 'loopback',
  }),
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.once('exit', (code) => {
  rmSync(dataDir, { recursive: true, force: true });
  process.exitCode = code ?? 1;
});
