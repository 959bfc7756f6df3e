import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { startPostgres } from '../../../../scripts/run/postgres.mjs';
import { openPostgres } from '../../db/postgres/open.ts';
import { migrate } from '../../db/migrate.ts';
import type { TestEngine } from './test-engine.ts';
import { silentLogger } from '../silent-logger.ts';

/** Creates a migrated template database on the server of TEST_DATABASE_URL, or on one started for this run. */
export async function preparePostgres(): Promise<{
  engine: TestEngine;
  stop: () => Promise<void>;
}> {
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? { url: given, stop: async () => undefined } : await startPostgres();
  const template = `pieno_template_${randomUUID().slice(0, 8)}`;
  await runOn(server.url, `create database ${template}`);
  const database = await openPostgres(databaseOn(server.url, template), silentLogger);
  await migrate(database);
  await database.close();
  return {
    engine: { kind: 'postgres', serverUrl: server.url, template },
    stop: async () => {
      await runOn(server.url, `drop database ${template}`);
      await server.stop();
    },
  };
}

export async function copyTemplate(
  engine: TestEngine & { kind: 'postgres' },
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `pieno_${randomUUID().replaceAll('-', '')}`;
  await runOn(engine.serverUrl, `create database ${name} template ${engine.template}`);
  return {
    url: databaseOn(engine.serverUrl, name),
    drop: () => runOn(engine.serverUrl, `drop database ${name} with (force)`),
  };
}

function databaseOn(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function runOn(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
