import { readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { wallTimeAt } from '@pieno/contract/time-zone.ts';
import type { CommandContext } from '../../control/command.ts';
import { freeBytes } from '../../db/disk-room.ts';
import type { DatabaseLogger } from '../../db/database.ts';
import { DISK_FULL, isDiskFull } from '../../db/disk-full.ts';
import { syncFolder, syncOpened } from '../../db/embedded/durable-fs.ts';
import { databaseFolder } from '../../db/embedded/first-database.ts';
import { migrate, MigrationError } from '../../db/migrate.ts';
import { MIGRATIONS_FOLDER } from '../../db/migration-files.ts';
import { Refusal } from '../../refusal.ts';
import { typedCommand } from '../../typed-command.ts';
import { backUp } from './back-up.ts';
import { backupName } from './folder/backup-name.ts';
import { sizeOf } from './put-aside.ts';

export type Parts = Pick<CommandContext, 'database' | 'clock' | 'config'> & {
  logger: Pick<DatabaseLogger, 'info' | 'error'>;
  /** Aborts the copy and the migration. */
  signal?: AbortSignal;
  freeOn?: typeof freeBytes;
};

const OR_WITHOUT = `«${typedCommand('start --no-backup')}» aggiorna una volta senza copia`;
const NO_KEY = `Questa versione cambia il database, e prima ne scrive una copia: manca BACKUP_KEY, che «${typedCommand('data key')}» ti dà. Se la copia l'hai già fatta tu, per esempio con pg_dump, ${OR_WITHOUT}.`;
const failed = (reason: string) =>
  `La copia prima dell'aggiornamento non è riuscita, e niente è cambiato: ${reason} Rimedia e riavvia; ${OR_WITHOUT}.`;

const explain = (error: unknown): string => {
  if (isDiskFull(error)) return DISK_FULL;
  return error instanceof Refusal ? error.message : 'errore imprevisto, e il log dice quale.';
};

const UPGRADE = 'before_upgrade_';
const DRAFT = '.incomplete';

/**
 * Copies the database and migrates it to this version's schema (rule upgrade-copy). The embedded database's folder is
 * copied aside, and only the newest copy stays; PostgreSQL gets a back-up.
 * @param isCopied false if the operator wants no copy
 * @param folder of the migrations
 * @returns names of the migrations applied now
 * @throws MigrationError, also when the copy fails: then nothing is changed
 */
export async function migrateWithCopy(
  parts: Parts,
  isCopied = true,
  folder = MIGRATIONS_FOLDER,
): Promise<string[]> {
  return await migrate(parts.database, folder, isCopied ? () => copyBefore(parts) : undefined);
}

async function copyBefore(parts: Parts): Promise<void> {
  const { database, config, logger } = parts;
  if (database.engine === 'postgres' && !config.backupKey) throw new MigrationError(NO_KEY);
  try {
    const copy = database.engine === 'postgres' ? await writeBackup(parts) : await setAside(parts);
    logger.info({ copy }, 'the database was copied before it is migrated');
  } catch (error) {
    if (error instanceof MigrationError) throw error;
    logger.error({ err: error }, 'the copy before the migration failed');
    throw new MigrationError(failed(explain(error)), { cause: error });
  }
}

/** @returns the file */
async function writeBackup({ signal, ...parts }: Parts): Promise<string> {
  const file = path.join(parts.config.backupDir, backupName(parts.clock.now(), false));
  const given = { ...parts, signal: signal ?? new AbortController().signal };
  await backUp(given, { file, isOpen: false });
  return file;
}

/** @returns the folder; undefined for a database in memory */
async function setAside({
  database,
  config,
  clock,
  freeOn = freeBytes,
}: Parts): Promise<string | undefined> {
  const { dataDir } = config;
  if (!database.copyFiles) return undefined;
  const folder = databaseFolder(dataDir);
  const missing = sizeOf(folder) - (await freeOn(dataDir));
  if (missing > 0) {
    throw new Refusal(
      `in ${dataDir} mancano ${Math.ceil(missing / 1e6)} MB; «${typedCommand('data aside')}» elenca ciò che si può cancellare.`,
    );
  }
  const isCopy = (name: string) => name.startsWith(`${path.basename(folder)}.${UPGRADE}`);
  const copies = readdirSync(dataDir).filter(isCopy);
  const remove = (name: string) => rmSync(path.join(dataDir, name), { recursive: true });
  // Incomplete copies of killed starts.
  copies.filter((name) => name.endsWith(DRAFT)).forEach(remove);
  const { date, time } = wallTimeAt(clock.now());
  const copy = `${folder}.${UPGRADE}${date.replaceAll('-', '')}_${time.replace(':', '')}`;
  await database.copyFiles(copy + DRAFT);
  await syncFolder(copy + DRAFT);
  copies.filter((name) => !name.endsWith(DRAFT)).forEach(remove);
  renameSync(copy + DRAFT, copy);
  syncOpened(dataDir);
  return copy;
}
