import { openAsBlob } from 'node:fs';
import path from 'node:path';
import { once } from 'node:events';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { PGlite, type Results } from '@electric-sql/pglite';
import { DurableNodeFS } from './durable-fs.ts';
import { hasDatabase, removeDraft } from './first-database.ts';
import { openingFailure } from './opening-failure.ts';
import { filledParameters, startParameters } from './start-parameters.ts';
import { Statements } from './statements.ts';
import type {
  ErrorFields,
  ServerMessage,
  Statement,
  TextResult,
  WorkerMessage,
  WorkerOptions,
} from './wire.ts';

// The thread of the embedded database: a query blocks this thread, never the server's main thread (rule
// database-guards).

const asText = (value: string): string => value;
const port = parentPort!;
const send = (message: WorkerMessage) => port.postMessage(message);
const options = workerData as WorkerOptions;
const database = await open(options);
const statements = new Statements(database);
database.onNotification((channel, payload) => send({ kind: 'notice', channel, payload }));
send({ kind: 'ready' });

let last = Promise.resolve();
port.on('message', (message: ServerMessage) => {
  last = last.then(() => (message === 'close' ? close() : answer(message)));
});

async function open({ folder, template, filled }: WorkerOptions): Promise<PGlite> {
  try {
    if (folder && !hasDatabase(folder)) await makeInThread();
    const pglite = new PGlite({
      ...(folder && { fs: new DurableNodeFS(folder) }),
      ...(!folder && template && { loadDataDir: await openAsBlob(template) }),
      startParams: filled ? filledParameters[filled] : startParameters,
    });
    await pglite.waitReady;
    for (const type of Object.keys(pglite.parsers)) pglite.parsers[type] = asText;
    for (const type of Object.keys(pglite.serializers)) pglite.serializers[type] = asText;
    return pglite;
  } catch (error) {
    if (!folder) throw error;
    const failure = openingFailure(error, path.dirname(folder));
    removeDraft(folder);
    throw failure;
  }
}

async function makeInThread(): Promise<void> {
  const maker = new Worker(new URL('./make-database.ts', import.meta.url), {
    workerData: options,
  });
  // Rejects with the thread's error.
  await once(maker, 'exit');
}

async function answer({ text, values }: Statement): Promise<void> {
  try {
    const results = values
      ? [await statements.run(text, values)]
      : await database.exec(text, { rowMode: 'array' });
    if (!values) statements.ran(text);
    const inTransaction = database.isInTransaction();
    send({ kind: 'results', results: results.map(toText), inTransaction });
  } catch (error) {
    const fields = toFields(error as Error);
    // More severe than a failed statement, such as a full disk: the engine can only be restarted.
    if (fields['severity'] !== 'ERROR') throw error;
    send({ kind: 'error', error: fields, inTransaction: database.isInTransaction() });
  }
}

function toText(result: Results<unknown>): TextResult {
  const { command, rowCount, fields, rows } = result as TextResult;
  return { command, rowCount, fields, rows };
}

function toFields(error: Error): ErrorFields {
  const fields = Object.entries(error).filter(([, value]) => typeof value === 'string');
  return { ...Object.fromEntries(fields), message: error.message };
}

async function close(): Promise<void> {
  await database.close();
  port.close();
}
