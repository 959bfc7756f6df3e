// Tests rules backup-moved, backup-proven, backup-restored.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { readConfig, type Config } from '../../config.ts';
import { openDatabase } from '../../db/connect.ts';
import { inTransaction } from '../../db/transaction.ts';
import {
  data,
  firstName,
  killed,
  makeInstallation,
  nameFirst,
  newKey,
  withDatabase,
} from '../../testing/data-command.ts';
import { makePostgresDatabase } from '../../testing/database/database.ts';
import { serve } from '../../serve.ts';
import { silentLogger } from '../../testing/silent-logger.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { readBackup } from './backup-file.ts';
import { restorePostgres } from './restore.ts';
import { sumUp } from './sum-up.ts';
import { TABLE_NAMES } from './tables.ts';

/** Uses the options of `createdb`. */
async function createDatabase(): Promise<string> {
  const engine = inject('engine');
  if (engine.kind !== 'postgres') throw new Error('This test is about PostgreSQL only');
  const client = new pg.Client(engine.serverUrl);
  await client.connect();
  await client.query("create database grown encoding 'UTF8' template template0");
  await client.end();
  return Object.assign(new URL(engine.serverUrl), { pathname: '/grown' }).href;
}

const sumsOf = (config: Config) =>
  withDatabase(config, ({ kysely }) => inTransaction(kysely, (tx) => sumUp(tx, TABLE_NAMES)));

const README = readFileSync(path.join(import.meta.dirname, '../../../../README.md'), 'utf8');
const RUNNING = {
  code: 1,
  text: 'Un server di Pieno sta usando questo database: fermalo, poi ripeti.',
};
const ADDRESS = 'postgres://user:password@host:5432/pieno';

describe.runIf(inject('engine').kind === 'postgres')('between the two engines', () => {
  let laptop: Config;
  let url: string;
  let server: Config;
  beforeAll(async () => {
    laptop = await makeInstallation();
    await nameFirst(laptop, 'Dal portatile');
    ({ url } = await makePostgresDatabase());
    server = { ...laptop, databaseUrl: url };
  });

  test('a move is all or nothing, also when it is killed, and asks before it puts data aside', async () => {
    await withDatabase(server, ({ kysely }) =>
      kysely.insertInto('global_setting').values({ key: 'mine', value1: 'x' }).execute(),
    );
    expect(await data(laptop, 'move', url)).toEqual({
      code: 1,
      text: 'Il database contiene già dei dati di Pieno, e niente è cambiato: con --yes vengono messi da parte, non cancellati.',
    });
    const watching = new pg.Client(url);
    await watching.connect();
    // The move waits in the middle for this transaction.
    const holding = new pg.Client(url);
    await holding.connect();
    await holding.query('begin');
    await holding.query('select key from global_setting');
    const isWaiting = async () => {
      const { rows } = await watching.query(`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`);
      return rows.length > 0;
    };
    await killed(laptop, ['move', url, '--yes'], async () => {
      while (!(await isWaiting())) await pause(1);
    });
    await holding.end();
    const { rows: left } = await watching.query('select key from global_setting');
    expect(left).toEqual([{ key: 'mine' }]);
    await watching.end();
    expect(await firstName(laptop)).toBe('Dal portatile');
    const before = await sumsOf(laptop);
    expect(await data(laptop, 'move', url, '--yes')).toEqual({
      code: 0,
      text: [
        'I dati sono in PostgreSQL, riletti e uguali: 41 distributori, 89 prezzi.',
        "Ciò che c'era prima è da parte nello schema before_20261126_0320: «npm run data -- aside».",
        `Da ora avvia con DATABASE_URL. I dati in ${laptop.dataDir} restano, fermi a ora.`,
      ].join('\n'),
    });
    // A move stores the mark of its SECRET; nothing else changes.
    const after = await sumsOf(server);
    expect(after).toEqual({ ...before, secret: after['secret'] });
    await withDatabase(server, async ({ kysely }) => {
      const { rows } = await sql`select key from before_20261126_0320.global_setting`.execute(
        kysely,
      );
      expect(rows).toEqual([{ key: 'mine' }]);
    });
    const name = 'before_20261126_0320';
    expect((await data(server, 'aside')).text).toMatch(/^before_20261126_0320: \d+ MB$/mu);
    expect(await data(server, 'aside', 'public', '--delete')).toMatchObject({ code: 1 });
    expect(await data(server, 'aside', name, '--delete')).toMatchObject({ code: 0 });
    expect((await data(server, 'aside')).text).not.toContain(name);
    expect((await data(laptop, 'aside')).text).toMatch(/^db: \d+ MB$/mu);
  });

  test('after a move the old data cannot be opened by mistake', async () => {
    const opening = openDatabase({ ...laptop, logger: silentLogger });
    await expect(opening).rejects.toThrow('sono passati a PostgreSQL: avvia con DATABASE_URL.');
  });

  test('a back-up of PostgreSQL is restored in the embedded database with the same rows', async () => {
    const made = await data(server, 'backup', 'pg.age');
    expect(made.text).toMatch(/^Copia scritta e provata: .*, 41 distributori, 89 prezzi\.$/u);
    const other = readConfig({ DATA_DIR: path.join(temporaryFolder(), 'other') });
    const [file, key] = ['pg.age', 'key'].map((name) => path.join(laptop.dataDir, name));
    expect(await data(other, 'restore', file!, '--key', key!)).toMatchObject({ code: 0 });
    const { backup_proof: _, ...rest } = await sumsOf(server);
    expect(await sumsOf(other)).toMatchObject(rest);
  });

  test("the README's four lines bring a laptop's data to a new database, and a server starts on it", async () => {
    const [, lines = ''] = /stop Pieno and\n\n```sh\n(.*?)\n```/su.exec(README) ?? [];
    expect(lines.split('\n')).toEqual([
      expect.stringMatching(/^createdb -E UTF8 -T template0 pieno /u),
      `npm run data -- move ${ADDRESS}`,
      `export DATABASE_URL=${ADDRESS}`,
      'npm start',
    ]);
    const own = await makeInstallation();
    const address = await createDatabase();
    expect(
      await data(own, ...lines.split('\n')[1]!.replace(ADDRESS, address).split(' ').slice(4)),
    ).toMatchObject({
      code: 0,
    });
    const environment = {
      DATA_DIR: own.dataDir,
      DATABASE_URL: address,
      PORT: '0',
      LOG_LEVEL: 'silent',
    };
    const { address: site, close } = await serve(readConfig({ ...environment, HOST: '127.0.0.1' }));
    const ranking = (await (
      await fetch(`${site}/api/prices/ranking/10?area=SM`)
    ).json()) as unknown[];
    await close();
    expect(ranking.length).toBeGreaterThan(0);
  });

  test.each(['pieno', 'pieno-jobs', 'pieno-listen'])(
    'one connection of a server with the name %s refuses a restore',
    async (application_name) => {
      const running = new pg.Client({ connectionString: url, application_name });
      await running.connect();
      const file = path.join(laptop.dataDir, 'pg.age');
      expect(await data(server, 'restore', file, '--key', 'key', '--yes')).toEqual(RUNNING);
      await running.end();
    },
  );

  test('a server whose address sets another application name refuses a restore and a move', async () => {
    const named = { ...server, databaseUrl: `${url}?application_name=mine` };
    await withDatabase(named, async ({ kysely }) => {
      await sql`select`.execute(kysely);
      expect(await data(await makeInstallation(), 'move', url, '--yes')).toEqual(RUNNING);
      const file = path.join(laptop.dataDir, 'pg.age');
      expect(await data(server, 'restore', file, '--key', 'key', '--yes')).toEqual(RUNNING);
    });
  });

  test('a server that connects during a restore leaves the database unchanged', async () => {
    const before = await sumsOf(server);
    const running = new pg.Client({ connectionString: url, application_name: 'pieno' });
    const identity = readFileSync(path.join(laptop.dataDir, 'key'), 'utf8');
    const [secret] = /AGE-SECRET-KEY-1\w+/u.exec(identity)!;
    async function* lines() {
      yield* readBackup(path.join(laptop.dataDir, 'pg.age'), secret);
      await running.connect();
    }
    const options = { isSure: true, secret: undefined, aside: 'before_it' };
    await expect(restorePostgres(url, lines(), options)).rejects.toThrow(RUNNING.text);
    await running.query('select');
    await running.end();
    expect(await sumsOf(server)).toEqual(before);
  });

  test('a running server refuses a restore, and a second back-up at the same time is refused', async () => {
    await newKey(path.join(laptop.dataDir, 'other'));
    await withDatabase(server, async (database) => {
      const stop = await database.listen(
        'x',
        () => undefined,
        () => undefined,
      );
      const file = path.join(laptop.dataDir, 'pg.age');
      expect(await data(server, 'restore', file, '--key', 'key', '--yes')).toEqual(RUNNING);
      await stop();
      const release = await database.tryLock('backup');
      expect(await data(server, 'backup', 'two.age')).toEqual({
        code: 1,
        text: "C'è già una copia in corso: aspetta che finisca.",
      });
      await release!();
    });
  });
});
