// Tests rule database-away.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ANNA, asUser, post, registerAnna } from '../../testing/accounts.ts';
import { openTestApp } from '../../testing/app.ts';
import { embeddedTemplate } from '../../testing/database/database.ts';
import { silentLogger } from '../../testing/silent-logger.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { watchFolder } from './data-folder-watch.ts';
import { openEmbedded } from './open.ts';

function makeData(dataDir: string, pid = 1): void {
  mkdirSync(path.join(dataDir, 'db'), { recursive: true });
  writeFileSync(path.join(dataDir, 'db/PG_VERSION'), '18\n');
  writeFileSync(path.join(dataDir, 'owner.json'), JSON.stringify({ pid, since: '' }));
}

const fakeTheClocks = () =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });

test.each<[string, (dataDir: string) => void]>([
  ['removed', (dataDir) => rmSync(dataDir, { recursive: true })],
  [
    'replaced',
    (dataDir) => {
      rmSync(dataDir, { recursive: true });
      makeData(dataDir, 2);
    },
  ],
  ['robbed of its database', (dataDir) => rmSync(path.join(dataDir, 'db'), { recursive: true })],
])('a folder that was %s is reported once', async (_how, harm) => {
  const dataDir = path.join(temporaryFolder(), 'data');
  makeData(dataDir);
  fakeTheClocks();
  onTestFinished(() => void vi.useRealTimers());
  const onGone = vi.fn<() => void>();
  onTestFinished(watchFolder(dataDir, onGone).stop);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(onGone).not.toHaveBeenCalled();
  harm(dataDir);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(onGone).toHaveBeenCalledOnce();
});

test('a server whose folder was removed refuses writes and still shows prices', async () => {
  const dataDir = path.join(temporaryFolder(), 'data');
  const error = vi.fn<typeof silentLogger.error>();
  const database = await openEmbedded(
    { dataDir, template: embeddedTemplate() },
    { ...silentLogger, error },
  );
  const server = await openTestApp({ database });
  onTestFinished(() => server.close());
  expect((await server.app.inject('/api/health/ready')).statusCode).toBe(200);
  const anna = asUser(await registerAnna(server));
  rmSync(dataDir, { recursive: true });
  // At once: nothing written to a removed folder is kept.
  const { app } = server;
  const answers = [
    await post(server, '/login', ANNA),
    await post(server, '/register', { ...ANNA, email: 'bruno@example.sm' }),
    await post(server, '/auth/forgot-password', { email: ANNA.email }),
    await app.inject({ url: '/api/user', headers: anna }),
    await app.inject({
      url: '/api/user',
      method: 'PUT',
      headers: anna,
      payload: { city: 'Borgo' },
    }),
    await app.inject({ url: '/api/user/export', headers: anna }),
  ];
  expect(answers.map((answer) => [answer.statusCode, answer.json<unknown>()])).toEqual(
    answers.map(() => [
      503,
      { message: 'Risorsa al momento non disponibile', code: 'unavailable' },
    ]),
  );
  expect((await app.inject('/api/health/ready')).statusCode).toBe(503);
  expect((await server.app.inject('/api/prices/ranking/10')).statusCode).toBe(200);
  expect(error).toHaveBeenCalledOnce();
});
