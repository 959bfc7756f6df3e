import { ConfigError } from './config.ts';
import { isDatabaseAway } from './db/away.ts';
import { DataFolderInUse } from './db/embedded/owner-lock.ts';
import { MigrationError } from './db/migrate.ts';

/** One clear Italian sentence for what an operator can put right; everything else with its stack. */
export function failureSentence(error: unknown): string {
  if (
    error instanceof ConfigError ||
    error instanceof MigrationError ||
    error instanceof DataFolderInUse
  ) {
    return error.message;
  }
  const { code, port, stack } = error as Error & { code?: string; port?: number };
  if (code === 'EADDRINUSE') {
    return `La porta ${port} è già occupata: liberala o scegline un'altra con PORT.`;
  }
  if (code === 'EACCES' && port !== undefined) {
    return `Non è permesso ascoltare sulla porta ${port}: scegline un'altra con PORT.`;
  }
  if (isDatabaseAway(error)) {
    return 'Il database indicato da DATABASE_URL non risponde: controlla che sia avviato e che indirizzo e credenziali siano giusti.';
  }
  return stack ?? String(error);
}
