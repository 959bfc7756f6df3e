import { readConfig } from './config.ts';
import { readEnvironment } from './environment.ts';
import { failureSentence } from './failure-sentence.ts';
import { tryBackupFolder } from './modules/backups/folder/backup-folder.ts';
import { misspelt } from './misspelt.ts';
import { serve, STOP_LIMIT_MS } from './serve.ts';
import { VERSION } from './version.ts';

const print = (sentence: string) => process.stdout.write(`${sentence}\n`);

const FLAGS = ['--no-backup', '--version'];
const flags = process.argv.slice(2);
const unknown = flags.find((flag) => !FLAGS.includes(flag));

if (unknown !== undefined) {
  process.stderr.write(`L'opzione «${unknown}» non esiste: ci sono ${FLAGS.join(' e ')}.\n`);
  process.exitCode = 2;
} else if (flags.includes('--version')) print(VERSION);
else await start();

async function start(): Promise<void> {
  try {
    const environment = readEnvironment(process.env);
    for (const sentence of misspelt(environment)) process.stderr.write(`${sentence}\n`);
    const config = readConfig(environment);
    const problem = config.backupKey && tryBackupFolder(config.backupDir);
    if (problem) process.stderr.write(`${problem}\n`);
    const server = await serve(config, { isCopied: !flags.includes('--no-backup') });
    print(`Pieno è pronto: apri ${server.address}`);
    stopOnSignal(server.close);
  } catch (error) {
    process.stderr.write(`${failureSentence(error)}\n`);
    process.exitCode = 1;
  }
}

function stopOnSignal(close: () => Promise<void>): void {
  let stopping = false;
  const stop = (): void => {
    if (stopping) process.exit(1);
    stopping = true;
    print('Pieno finisce ciò che sta facendo e si ferma.');
    // Unfinished work is aborted.
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${failureSentence(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
