import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { silentLogger } from '../../testing/silent-logger.ts';
import { migrate } from '../migrate.ts';
import { openPostgres } from './open.ts';
import { refusalSentence } from './refusal.ts';

const engine = inject('engine');
if (engine.kind !== 'postgres') throw new Error('This test is about PostgreSQL only');
const { serverUrl } = engine;

/** The server's address with another user or database. */
function addressWith(changes: { username?: string; pathname?: string }): string {
  return Object.assign(new URL(serverUrl), changes).href;
}

async function startOn(url: string): Promise<void> {
  const database = await openPostgres(url, silentLogger);
  onTestFinished(() => database.close());
  await migrate(database);
}

const failureOn = (url: string) => startOn(url).catch((error: unknown) => error);

/** Runs a statement as the server's administrator, and registers another that undoes it after the test. */
async function arrange(statement: string, undo: string): Promise<void> {
  const run = async (text: string) => {
    const client = new pg.Client(serverUrl);
    await client.connect();
    try {
      await client.query(text);
    } finally {
      await client.end();
    }
  };
  await run(statement);
  onTestFinished(() => run(undo));
}

const newName = () => `pieno_${randomUUID().replaceAll('-', '')}`;

test('a missing database', async () => {
  const error = await failureOn(addressWith({ pathname: '/nowhere' }));
  expect(refusalSentence(error)).toMatch(/DATABASE_URL non esiste: /);
});

test('a missing user', async () => {
  const error = await failureOn(addressWith({ username: 'nobody_at_all' }));
  expect(refusalSentence(error)).toMatch(/^PostgreSQL non lascia entrare /);
});

test('a user without rights', async () => {
  const username = newName();
  await arrange(`create role ${username} login`, `drop role ${username}`);
  const error = await failureOn(addressWith({ username }));
  expect(refusalSentence(error)).toMatch(/ non ha i diritti che servono: /);
});

test('a database without UTF-8 is refused before anything is created in it', async () => {
  const name = newName();
  await arrange(
    `create database ${name} template template0 encoding 'LATIN1' locale 'C'`,
    `drop database ${name} with (force)`,
  );
  const url = addressWith({ pathname: `/${name}` });
  await expect(startOn(url)).rejects.toThrow(/^Il database è in LATIN1 /);
  const database = await openPostgres(url, silentLogger);
  onTestFinished(() => database.close());
  const { rows } = await sql`select from pg_tables where schemaname = 'public'`.execute(
    database.kysely,
  );
  expect(rows).toEqual([]);
});

test('a missing password, and the connection is closed', async () => {
  const given = Promise.withResolvers<void>();
  const server = createServer((socket) => {
    const send = (kind: number, text: string) => {
      const message = Buffer.concat([
        Buffer.from([0x52, 0, 0, 0, 8 + text.length, 0, 0, 0, kind]),
        Buffer.from(text),
      ]);
      socket.write(message);
    };
    socket.once('data', () => {
      send(10, 'SCRAM-SHA-256\0\0');
      socket.once('data', () => send(11, 'r=abc,s=c2FsdA==,i=4096'));
    });
    socket.on('close', given.resolve);
    socket.on('error', () => undefined);
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const error = await failureOn(`postgres://pieno@127.0.0.1:${port}/pieno`);
  expect(refusalSentence(error)).toMatch(/^PostgreSQL vuole una password: /);
  await given.promise;
});
