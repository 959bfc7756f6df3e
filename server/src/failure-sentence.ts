import { DataMoved, NoDatabase } from './db/connect.ts';
import { isDatabaseUnavailable } from './db/unavailable.ts';
import { DISK_FULL, isDiskFull } from './db/disk-full.ts';
import { DataFolderUnusable } from './db/embedded/data-folder.ts';
import { DataFolderInUse } from './db/embedded/owner-lock.ts';
import { ConfigError } from './environment.ts';
import { ListenError } from './listen-error.ts';
import { MigrationError } from './db/migrate.ts';
import { OtherSecret } from './secrets.ts';
import { refusalSentence } from './db/postgres/refusal.ts';

/** Errors whose message is already an Italian sentence. */
const SENTENCES = [
  ConfigError,
  MigrationError,
  NoDatabase,
  DataMoved,
  DataFolderInUse,
  DataFolderUnusable,
  ListenError,
  OtherSecret,
];

const AWAY =
  'Il database indicato da DATABASE_URL non risponde: controlla che sia avviato e che indirizzo e credenziali siano giusti.';

/** Explains an error in Italian when the operator can fix its cause; for other errors returns the stack. */
export const failureSentence = (error: unknown): string =>
  knownSentence(error) ?? (error as Error).stack ?? String(error);

/** Like `failureSentence`, but for other errors returns a sentence without their messages, which may quote a secret. */
export function secretSentence(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  const shown = typeof code === 'string' && /^\w{1,40}$/u.test(code) ? code : String(name);
  return knownSentence(error) ?? `Errore imprevisto (${shown})`;
}

function knownSentence(error: unknown): string | undefined {
  if (SENTENCES.some((kind) => error instanceof kind)) return (error as Error).message;
  if (isDiskFull(error)) return DISK_FULL;
  return refusalSentence(error) ?? (isDatabaseUnavailable(error) ? AWAY : undefined);
}
