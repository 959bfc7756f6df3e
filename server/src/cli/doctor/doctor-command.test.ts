// Tests rule checkup-list.
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer, Socket } from 'node:net';
import path from 'node:path';
import { sql } from 'kysely';
import { describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { EMBEDDED_DATABASE } from '../../../../scripts/run/server-process.mjs';
import { clockStartingAt } from '../../clock.ts';
import { readConfig, type Config } from '../../config.ts';
import { runCommand } from '../../control/run-command.ts';
import { serveCommands } from '../../control/serve-commands.ts';
import { openDatabase } from '../../db/connect.ts';
import type { Database } from '../../db/database.ts';
import { DataFolderInUse } from '../../db/embedded/owner-lock.ts';
import { openEmbedded } from '../../db/embedded/open.ts';
import { listen } from '../../testing/checkup/check-parts.ts';
import { makePostgresDatabase } from '../../testing/database/database.ts';
import { silentLogger } from '../../testing/silent-logger.ts';
import { openTestSmtp } from '../../testing/smtp.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { COMMANDS } from '../commands.ts';

const engine = inject('engine');
// Another clock would differ from PostgreSQL's, which the doctor reports.
const clock = clockStartingAt(undefined);

/** Makes an installation on the tested engine, without a server. */
async function install(environment: NodeJS.ProcessEnv = {}): Promise<Config> {
  const dataDir = path.join(temporaryFolder(), 'data');
  if (engine.kind === 'embedded') {
    const database = await openEmbedded({ dataDir, template: engine.template }, silentLogger);
    await database.close();
    return readConfig({ ...environment, DATA_DIR: dataDir });
  }
  const { url, drop } = await makePostgresDatabase();
  onTestFinished(drop);
  return readConfig({ ...environment, DATA_DIR: dataDir, DATABASE_URL: url });
}

async function withDatabase<T>(config: Config, work: (database: Database) => Promise<T>) {
  const database = await openDatabase({ ...config, logger: silentLogger });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

async function doctor(config: Config, ...args: string[]) {
  const lines: string[] = [];
  const errors: string[] = [];
  const code = await runCommand({
    name: 'doctor',
    command: COMMANDS.doctor,
    args,
    cwd: config.dataDir,
    signal: new AbortController().signal,
    config,
    clock,
    output: {
      line: (text) => lines.push(text),
      error: (text) => errors.push(text),
      progress: () => undefined,
    },
    logger: silentLogger,
    prepare: () => Promise.reject(new Error('the doctor changes nothing')),
  });
  return { code, lines, errors };
}

test('a stopped server is the only error; a database of an earlier version is reported and left unchanged', async () => {
  const config = await install();
  const forget = sql`delete from migration where name = (select max(name) from migration)`;
  await withDatabase(config, ({ kysely }) => forget.execute(kysely));
  const { code, lines } = await doctor(config);
  expect(code).toBe(1);
  expect(lines.slice(0, 2)).toEqual([
    '✗ Server: Il server non è in funzione.',
    '    Avvialo, per esempio con npm start.',
  ]);
  const pending =
    '! Migrazioni: Il database è di una versione precedente; migrazioni che mancano: 1.';
  expect(lines).toContain(pending);
  expect(lines.at(-1)).toMatch(/^✗ 1 non va, ! \d da guardare, ✓ \d+ a posto, – \d+ /u);
  expect((await doctor(config)).lines).toContain(pending);
});

test.runIf(engine.kind === 'embedded')(
  "a running server that owns the data answers, and includes errors in the caller's variables",
  async () => {
    const config = await install();
    await withDatabase(config, async (database) => {
      const shown = () => Promise.resolve();
      const context = { database, clock, config, shown };
      const control = await serveCommands({ commands: COMMANDS, context, logger: silentLogger });
      const well = await doctor(config);
      expect(well.code).toBe(0);
      expect(well.lines).toContain('✓ Server: È in funzione.');
      const variables = { wrong: ['PORT deve essere un numero.'], ignored: [], unusable: ['PORT'] };
      const odd = await doctor(config, '--variables', JSON.stringify(variables));
      expect(odd.code).toBe(1);
      expect(odd.lines[0]).toBe('✗ Configurazione: PORT deve essere un numero.');
      await control.close();
    });
  },
);

const call = (args: string[], open: () => Promise<never>) => {
  const lines: string[] = [];
  const output = {
    line: (text: string) => lines.push(text),
    error: (text: string) => lines.push(text),
    progress: () => undefined,
  };
  const signal = new AbortController().signal;
  const config = readConfig({ DATA_DIR: temporaryFolder() });
  const given = { args, cwd: '/', output, config, clock, signal, isServed: false, isLastTry: true };
  return COMMANDS.doctor({ ...given, open }).then((code) => ({ code, lines }));
};

test('data locked by another process that does not answer are an error', async () => {
  const { code, lines } = await call([], () =>
    Promise.reject(new DataFolderInUse('/srv/pieno', undefined)),
  );
  expect([code, lines[0]]).toEqual([1, expect.stringMatching(/^✗ Database: /u)]);
});

test('a typing error has its own exit code; JSON contains the same findings', async () => {
  const never = () => Promise.reject(new Error('password=geheim'));
  expect(await call(['--nothing'], never)).toMatchObject({ code: 2 });
  expect(await call(['more'], never)).toMatchObject({ code: 2 });
  expect(await call(['--help'], never)).toMatchObject({ code: 0 });
  const { code, lines } = await call(['--json'], never);
  const { checks } = JSON.parse(lines.join('\n')) as { checks: object[] };
  expect([code, checks[0]]).toMatchObject([
    1,
    { id: 'database', state: 'wrong', text: 'Errore imprevisto (Error)' },
  ]);
});

async function closedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

test('only the public address, the mail server and the database are contacted', async () => {
  const smtp = await openTestSmtp();
  onTestFinished(() => smtp.close());
  const asked: string[] = [];
  const origin = await listen((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.end('{}');
  });
  const config = await install({ PUBLIC_URL: origin, SMTP_URL: smtp.url });
  const connect = vi.spyOn(Socket.prototype, 'connect');
  onTestFinished(() => connect.mockRestore());
  await doctor(config);
  const ports = connect.mock.calls.flatMap((given) =>
    given.flat(2).flatMap((each: unknown) => {
      const port = typeof each === 'object' ? each && 'port' in each && each.port : each;
      return /^\d+$/u.test(String(port)) ? Number(port) : [];
    }),
  );
  const allowed = [origin, smtp.url, config.databaseUrl ?? origin].map((url) =>
    Number(new URL(url).port),
  );
  expect(ports.length).toBeGreaterThan(1);
  expect(ports.filter((port) => !allowed.includes(port))).toEqual([]);
  expect(asked).toEqual(['GET /api/health']);
  expect(smtp.received).toEqual([]);
});

describe('no secret is printed', () => {
  const MAIN = [...EMBEDDED_DATABASE, path.join(import.meta.dirname, '../main.ts'), 'doctor'];
  const print = (variables: NodeJS.ProcessEnv): Promise<{ code: number; text: string }> => {
    const { NODE_OPTIONS: _, DATABASE_URL: __, ...rest } = process.env;
    const env = { ...rest, DATA_DIR: temporaryFolder(), ...variables };
    return new Promise((resolve) => {
      execFile(process.execPath, MAIN, { env }, (error, stdout, stderr) =>
        resolve({ code: Number(error?.code ?? 0), text: stdout + stderr }),
      );
    });
  };
  const MARK = 'geheim';

  test('nor a secret of failing connections', async () => {
    const smtp = await openTestSmtp({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ password, username }, _session, done) =>
        done(new Error(`no ${username} with ${password}`)),
    });
    onTestFinished(() => smtp.close());
    const port = await closedPort();
    const { code, text } = await print({
      DATABASE_URL: `postgres://${MARK}-user:${MARK}-word@127.0.0.1:${port}/pieno`,
      SMTP_URL: smtp.url.replace('//', `//${MARK}-user:${MARK}-word@`),
      SECRET: `${MARK}-0123456789-0123456789-0123456789`,
      METRICS_TOKEN: `${MARK}-0123456789-0123456789-0123456789`,
      PUBLIC_URL: `http://localhost:${port}`,
      GOOGLE_CLIENT_ID: 'pieno',
      GOOGLE_CLIENT_SECRET: `${MARK}-google`,
    });
    expect(text).toContain('✗ Database: Il database indicato da DATABASE_URL non risponde.');
    expect(text).toContain('✗ Server di posta: ');
    expect(text).toContain('✗ Raggiungibile: ');
    expect([code, text.includes(MARK)]).toEqual([1, false]);
  });

  test('nor one of unreadable values', async () => {
    const { code, text } = await print({
      DATABASE_URL: `mysql://${MARK}:${MARK}@localhost/pieno`,
      SMTP_URL: `http://${MARK}:${MARK}@localhost`,
      SECRET: MARK,
      METRICS_TOKEN: MARK,
      PUBLIC_URL: `https://${MARK}:${MARK}@localhost`,
      APPLE_CLIENT_SECRET: MARK,
      SECRETS: MARK,
    });
    expect(text.match(/^✗ Configurazione: /gmu)).toHaveLength(6);
    expect(text).toContain('– Database: Non controllato: DATABASE_URL non è valida.');
    expect([code, text.includes(MARK)]).toEqual([1, false]);
  });
});
