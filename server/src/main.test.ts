// Tests rules backup-nightly, live-while-starting, secret-kept, upgrade-copy, variables-named.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { afterEach, beforeAll, expect, inject, test, vi } from 'vitest';
import product from '../../package.json' with { type: 'json' };
import { EMBEDDED_DATABASE } from '../../scripts/run/server-process.mjs';
import { openEmbedded } from './db/embedded/open.ts';
import { silentLogger } from './testing/silent-logger.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

// Generous, as each start opens a database, perhaps on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const dataDir = temporaryFolder();
const engine = inject('engine');
// From the template; serve.test.ts tests the creation of a database.
beforeAll(async () => {
  if (engine.kind !== 'embedded') return;
  const database = await openEmbedded({ dataDir, template: engine.template }, silentLogger);
  await database.close();
});
const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

/** Starts the process with a minimal environment: its own data folder, a free port, no log. */
function start(env: Record<string, string> = {}, ...flags: string[]) {
  const main = path.join(import.meta.dirname, 'main.ts');
  const child = spawn(process.execPath, [...EMBEDDED_DATABASE, main, ...flags], {
    env: { HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'silent', DATA_DIR: dataDir, ...env },
  });
  started.push(child);
  const output = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output.out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output.err += text));
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, ...output }));
  const ready = Promise.race([
    new Promise<string>((resolve) =>
      child.stdout.on('data', () => {
        const [, address] = /^Pieno è pronto: apri (\S+)$/m.exec(output.out) ?? [];
        if (address) resolve(address);
      }),
    ),
    ended.then(({ err }) => Promise.reject(new Error(err))),
  ]);
  ready.catch(() => undefined);
  return { child, ready, ended };
}

test('an unusable folder for back-ups is reported at the start, which continues', async () => {
  const wrong = path.join(import.meta.dirname, 'main.ts');
  const server = start({ BACKUP_KEY: `age1${'q'.repeat(58)}`, BACKUP_DIR: wrong });
  await server.ready;
  server.child.kill('SIGTERM');
  const { err } = await server.ended;
  expect(err).toContain(`La cartella delle copie ${wrong} non si può usare: al suo posto`);
});

test('it prints its address in one line, keeps its folder private and stops when asked', async () => {
  const server = start();
  const address = await server.ready;
  expect(await (await fetch(`${address}/api/health/ready`)).json()).toEqual({ status: 'ok' });

  const second = await start().ended;
  expect(second).toMatchObject({ code: 1, out: '' });
  expect(second.err).toMatch(
    new RegExp(`La cartella dati ${dataDir} è già in uso dal processo ${server.child.pid}, .*\\n$`),
  );

  server.child.kill('SIGTERM');
  expect(await server.ended).toEqual({
    code: 0,
    out: `Pieno è pronto: apri ${address}\nPieno finisce ciò che sta facendo e si ferma.\n`,
    err: '',
  });
});

test('it prints its version, and refuses unknown arguments, before it opens anything', async () => {
  const missing = { DATA_DIR: path.join(temporaryFolder(), 'none') };
  const output = await Promise.all([
    start(missing, '--version').ended,
    start(missing, '--no-bakcup').ended,
  ]);
  expect(output).toEqual([
    { code: 0, out: `${product.version}\n`, err: '' },
    {
      code: 2,
      out: '',
      err: "L'opzione «--no-bakcup» non esiste: ci sono --no-backup e --version.\n",
    },
  ]);
  expect(existsSync(missing.DATA_DIR)).toBe(false);
});

test('a port in use is reported in a sentence, before a database is opened', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const missing = { DATA_DIR: path.join(temporaryFolder(), 'none') };
  expect(await start({ PORT: String(port), ...missing }).ended).toEqual({
    code: 1,
    out: '',
    err: `La porta ${port} è già occupata: liberala o scegline un'altra con PORT.\n`,
  });
  expect(existsSync(missing.DATA_DIR)).toBe(false);
  other.close();
});

test('a changed SECRET is reported in a sentence', async () => {
  const own = temporaryFolder();
  const first = start({ DATA_DIR: own, SECRET: 'x'.repeat(32) });
  await first.ready;
  first.child.kill('SIGTERM');
  await first.ended;
  expect(await start({ DATA_DIR: own, SECRET: 'y'.repeat(32) }).ended).toEqual({
    code: 1,
    out: '',
    err: 'SECRET non è quella con cui questo database ha lavorato finora: codici, secondi fattori, inviti e blocchi non varrebbero più. Rimetti quella di prima; se è persa, «npm run data -- secret --yes» fa valere quella di adesso.\n',
  });
});

test('an invalid environment and an unavailable database are reported in sentences', async () => {
  const [wrong, away] = await Promise.all([
    start({ PORT: 'tremila', SMPT_URL: 'smtp://posta.example' }).ended,
    start({ DATABASE_URL: 'postgres://pieno@127.0.0.1:1/pieno' }).ended,
  ]);
  expect(wrong).toEqual({
    code: 1,
    out: '',
    err: 'SMPT_URL non è una variabile di Pieno, e non vale: forse è SMTP_URL.\nPORT deve essere un numero di porta tra 0 e 65535.\n',
  });
  expect(away).toMatchObject({ code: 1, out: '' });
  expect(away.err).toMatch(/^Il database indicato da DATABASE_URL non risponde: .*\n$/);
});
