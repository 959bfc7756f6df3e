import { ConfigError, readConfig } from './config.ts';
import { isDatabaseAway } from './db/away.ts';
import { DataFolderInUse } from './db/embedded/owner-lock.ts';
import { MigrationError } from './db/migrate.ts';
import { serve } from './serve.ts';

/** Milliseconds a stop may take; what is not finished by then is cut off. */
const STOP_LIMIT_MS = 10_000;

const say = (sentence: string) => process.stdout.write(`${sentence}\n`);

try {
  const config = readConfig(process.env);
  const server = await serve(config);
  say(`Pieno è pronto: apri ${server.address}`);
  stopOnSignal(server.close);
} catch (error) {
  process.stderr.write(`${sentenceFor(error)}\n`);
  process.exitCode = 1;
}

function stopOnSignal(close: () => Promise<void>): void {
  let stopping = false;
  const stop = (): void => {
    if (stopping) process.exit(1);
    stopping = true;
    say('Pieno finisce ciò che sta facendo e si ferma.');
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${sentenceFor(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

/** One clear sentence for what an operator can put right; everything else with its stack. */
function sentenceFor(error: unknown): string {
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
