// Tests rule health-status.
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { StatusSchema, type Status } from '@pieno/contract/health/health.ts';
import { noteWaitingMail } from '../../modules/mail/waiting-mails.ts';
import { openTestApp, type TestApp, type TestAppOptions } from '../../testing/app.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { VERSION } from '../../version.ts';

const TOKEN = 'token-of-the-operator-0123456789abcdef';
const WITH_TOKEN = { authorization: `Bearer ${TOKEN}` };
let dataDir: string;
beforeAll(() => {
  dataDir = temporaryFolder();
});

async function open(options: TestAppOptions = {}): Promise<TestApp> {
  const config = {
    dataDir,
    metricsToken: TOKEN,
    smtpUrl: 'smtp://posta.example',
    ...options.config,
  };
  const server = await openTestApp({ ...options, config });
  onTestFinished(() => server.close());
  return server;
}
const ask = async ({ app }: TestApp, headers: Record<string, string> = WITH_TOKEN) => {
  const answer = await app.inject({ url: '/api/health/status', headers });
  return { code: answer.statusCode, headers: answer.headers, status: answer.json<Status>() };
};

test("without the operator's token the status is refused, and it is off when none is configured", async () => {
  const server = await open();
  for (const headers of [{}, { authorization: 'Bearer nearly' }]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const refused = await ask(server, headers as Record<string, string>);
    expect([refused.code, refused.status]).toMatchObject([401, { code: 'not_authenticated' }]);
    expect(refused.headers['cache-control']).toBe('no-store');
  }
  const silent = await open({ config: { metricsToken: undefined } });
  expect((await ask(silent)).code).toBe(401);
});

test('a monitor gets findings and figures; warnings do not make it unhealthy', async () => {
  const { code, headers, status } = await ask(await open());
  expect([code, headers['cache-control']]).toEqual([200, 'no-store']);
  expect(StatusSchema.parse(status)).toEqual(status);
  expect(status).toMatchObject({
    status: 'ok',
    version: VERSION,
    database: { engine: 'embedded' },
    board_at: '2026-11-21T08:00:00.000Z',
    backup_proven_at: null,
    mails_waiting: 0,
    disks: [{ needed_mb: 500 }],
  });
  expect(status.checks).toContainEqual(
    expect.objectContaining({ id: 'backups', state: 'warning' }),
  );
});

test('waiting mails are an error: 503, with their number', async () => {
  const server = await open();
  const { kysely } = server.database;
  const trouble = { host: 'posta.example', reason: 'login', answer: 535 };
  await noteWaitingMail(kysely, 'one', trouble, server.clock.now());
  const { code, status } = await ask(server);
  expect([code, status]).toMatchObject([503, { status: 'wrong', mails_waiting: 1 }]);
  expect(status.checks.filter(({ state }) => state === 'wrong').map(({ id }) => id)).toEqual([
    'mail',
  ]);
});

test('an unfilled board and an unavailable database are reported as errors', async () => {
  const server = await open({ boardFilled: false });
  expect((await ask(server)).status.checks).toContainEqual(
    expect.objectContaining({ id: 'board', state: 'wrong' }),
  );
  await server.board.refresh();
  expect((await ask(server)).code).toBe(200);
  await server.database.close();
  const { code, status } = await ask(server);
  expect([code, status]).toMatchObject([
    503,
    { status: 'wrong', database: null, mails_waiting: null },
  ]);
  expect(status.checks).toContainEqual(expect.objectContaining({ id: 'database', state: 'wrong' }));
});
