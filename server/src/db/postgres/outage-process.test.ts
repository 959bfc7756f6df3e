import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startPostgres } from '../../../../scripts/run/postgres.mjs';
import { temporaryFolder } from '../../testing/temporary-folder.ts';

// Generous, as it prepares a PostgreSQL of its own, perhaps on a busy machine.
vi.setConfig({ testTimeout: 180_000 });

/**
 * Sends a signal to all processes of a PostgreSQL server, which neither ends nor starts any while it is stopped itself.
 */
function signalAll(postmaster: number, signal: 'SIGSTOP' | 'SIGCONT'): void {
  if (signal === 'SIGSTOP') process.kill(postmaster, signal);
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8');
  for (const pid of children.split(' ').filter(Boolean)) process.kill(Number(pid), signal);
  if (signal === 'SIGCONT') process.kill(postmaster, signal);
}

test('a process whose database hangs shows prices, refuses writes and stops in order', async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  const server = spawn(process.execPath, [path.join(import.meta.dirname, '../../main.ts')], {
    env: {
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'silent',
      DATA_DIR: temporaryFolder(),
      DATABASE_URL: postgres.url,
    },
  });
  onTestFinished(() => void server.kill('SIGKILL'));
  const ended = once(server, 'exit');
  const address = await new Promise<string>((resolve) => {
    let output = '';
    server.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const [, found] = /apri (\S+)\n/.exec(output) ?? [];
      if (found) resolve(found);
    });
  });

  signalAll(postgres.pid, 'SIGSTOP');
  onTestFinished(() => signalAll(postgres.pid, 'SIGCONT'));
  const body = JSON.stringify({ email: 'anna@example.sm', password: 'una password' });
  const headers = { 'content-type': 'application/json' };
  const write = await fetch(`${address}/api/login`, { method: 'POST', headers, body });
  expect(write.status).toBe(503);
  expect(await write.json()).toHaveProperty('code', 'unavailable');
  const prices = await fetch(`${address}/api/prices/best-by-decade`);
  expect([prices.status, await prices.json()]).toEqual([200, expect.any(Array)]);

  server.kill('SIGTERM');
  const [code] = (await ended) as [number | null];
  expect(code).toBe(0);
});
