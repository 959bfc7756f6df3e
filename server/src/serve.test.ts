import { once } from 'node:events';
import { connect } from 'node:net';
import { existsSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { readConfig } from './config.ts';
import { findSocketPath } from './control/socket-path.ts';
import { serve } from './serve.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

// Generous, as the start creates a database, perhaps on a busy machine; but shorter than the keep-alive timeout (72 s),
// for which closing must not wait.
vi.setConfig({ testTimeout: 60_000 });

test('at the end commands are told to stop while a last request still comes in, and that one is answered', async () => {
  const dataDir = temporaryFolder();
  const env = { DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'silent' };
  const server = await serve(readConfig(env));
  const { hostname, port } = new URL(server.address);
  const slow = connect(Number(port), hostname);
  // One that reads: a server as busy as the machine of tests may be refuses what writes.
  slow.write('GET /api/health HTTP/1.1\r\nHost: x\r\n');
  await (await fetch(`${server.address}/api/health`)).text();

  const closed = server.close();
  await vi.waitFor(() => expect(existsSync(findSocketPath(dataDir))).toBe(false), {
    timeout: 15_000,
  });
  slow.write('\r\n');
  const [answer] = (await once(slow, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 /);
  await closed;
});
