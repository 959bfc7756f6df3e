// Tests rule upgrade-copy.
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { readConfig, type Config } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import { MIGRATIONS_FOLDER, readMigrations } from '../../db/migration-files.ts';
import { data, makeInstallation, newKey, withDatabase } from '../../testing/data-command.ts';
import { makePostgresDatabase } from '../../testing/database/database.ts';
import { fixedClock } from '../../testing/fixed-clock.ts';
import { silentLogger as logger } from '../../testing/silent-logger.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { migrateWithCopy, type Parts } from './migrate-with-copy.ts';

const engine = inject('engine');
const clock = fixedClock('2026-11-28T09:00:00Z');

/** Copies the migrations and adds those of the next versions. */
function folderOf(versions: number): string {
  const folder = path.join(temporaryFolder(), 'migrations');
  cpSync(MIGRATIONS_FOLDER, folder, { recursive: true });
  const last = readMigrations(folder).length;
  for (let next = 1; next <= versions; next += 1) {
    const name = `${String(last + next).padStart(4, '0')}_next.sql`;
    writeFileSync(path.join(folder, name), `alter table station add column next_${next} integer;`);
  }
  return folder;
}

const hasNext = async ({ kysely }: Database): Promise<boolean> => {
  const { rows } = await sql`
    select from information_schema.columns where table_name = 'station' and column_name = 'next_1'`.execute(
    kysely,
  );
  return rows.length > 0;
};
const pricesOf = async ({ kysely }: Database): Promise<unknown> =>
  await kysely.selectFrom('current_price').selectAll().orderBy('station_id').execute();

const upgrade = (database: Database, config: Config, more: Partial<Parts> = {}, versions = 1) =>
  migrateWithCopy({ database, config, clock, logger, ...more }, true, folderOf(versions));

describe.runIf(engine.kind === 'embedded')('the embedded database', () => {
  let config: Config;
  const asideNow = () => readdirSync(config.dataDir).filter((name) => name.startsWith('db.'));
  const lies = 'db.before_upgrade_20261128_1000';
  beforeAll(async () => {
    config = await makeInstallation(engine.kind === 'embedded' ? engine.template : undefined);
  });

  test('is not migrated when the disk is too small for a copy', async () => {
    await withDatabase(config, async (database) => {
      const failure = await upgrade(database, config, { freeOn: async () => 1e6 }).catch(String);
      expect(failure).toMatch(
        /^Error: La copia prima dell'aggiornamento non è riuscita, e niente è cambiato: in \S+ mancano \d+ MB; .* «npm start -- --no-backup» /,
      );
      expect(await hasNext(database)).toBe(false);
      expect(asideNow()).toEqual([]);
    });
  });

  test('is kept as it was before an upgrade and can be put back', async () => {
    const { dataDir } = config;
    const before = await withDatabase(config, pricesOf);
    mkdirSync(path.join(dataDir, 'db.before_upgrade_20260101_0000.incomplete'));
    await withDatabase(config, async (database) => {
      expect(await upgrade(database, config)).toHaveLength(1);
      expect(await hasNext(database)).toBe(true);
    });
    expect(asideNow()).toEqual([lies]);
    expect((await data(config, 'aside')).text).toContain(`${lies}: `);

    rmSync(path.join(dataDir, 'db'), { recursive: true });
    renameSync(path.join(dataDir, lies), path.join(dataDir, 'db'));
    await withDatabase(config, async (database) => {
      expect(await hasNext(database)).toBe(false);
      expect(await pricesOf(database)).toEqual(before);
    });
  });

  test('only the newest copy stays; no copy is made without migrations or when none is wanted', async () => {
    // Data that a restore has put aside stay.
    mkdirSync(path.join(config.dataDir, 'db.before_20260101_0000'));
    const later = { clock: fixedClock('2026-12-01T09:00:00Z') };
    await withDatabase(config, async (database) => {
      await upgrade(database, config);
      await upgrade(database, config, later);
      expect(asideNow()).toEqual(['db.before_20260101_0000', lies]);
      await migrateWithCopy({ database, config, logger, ...later }, false, folderOf(2));
      expect(asideNow()).toEqual(['db.before_20260101_0000', lies]);
      await upgrade(database, config, later, 3);
      expect(asideNow()).toEqual(['db.before_20260101_0000', 'db.before_upgrade_20261201_1000']);
    });
  });
});

describe.runIf(engine.kind === 'postgres')('PostgreSQL', () => {
  async function make(): Promise<Config> {
    const folder = temporaryFolder();
    const { url } = await makePostgresDatabase();
    const key = await newKey(path.join(folder, 'key'));
    return readConfig({ DATA_DIR: folder, BACKUP_KEY: key, DATABASE_URL: url });
  }

  test('is backed up once, before the migration, while other processes wait', async () => {
    const config = await make();
    await withDatabase(config, async (database) => {
      const taken = await Promise.all([upgrade(database, config), upgrade(database, config)]);
      expect(taken.flat()).toHaveLength(1);
    });
    expect(readdirSync(config.backupDir)).toEqual(['pieno-2026-11-28-1000.age']);
    const file = path.join(config.backupDir, 'pieno-2026-11-28-1000.age');
    const key = path.join(config.dataDir, 'key');
    expect(await data(config, 'verify', file, '--key', key)).toMatchObject({ code: 0 });
  });

  test('is not migrated without a key, unless no copy is wanted', async () => {
    const config = { ...(await make()), backupKey: undefined };
    await withDatabase(config, async (database) => {
      await expect(upgrade(database, config)).rejects.toThrow(
        'Questa versione cambia il database, e prima ne scrive una copia: manca BACKUP_KEY',
      );
      expect(await hasNext(database)).toBe(false);
      await migrateWithCopy({ database, config, clock, logger }, false, folderOf(1));
      expect(await hasNext(database)).toBe(true);
    });
    expect(existsSync(config.backupDir)).toBe(false);
  });
});
