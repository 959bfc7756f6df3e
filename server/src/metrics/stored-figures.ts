import type { Registry } from '@prometheus-io/client';
import type { Clock } from '../clock.ts';
import type { Executor } from '../db/database.ts';
import { gauge } from './figures.ts';
import { readStored, type Stored } from './read-stored.ts';

/** Milliseconds for which figures from the database are cached. */
const KEPT_MS = 10_000;

/**
 * Registers the figures from the database. While it is away they are missing, and `pieno_database_up` is 0.
 * @param db must fail by itself after some seconds
 * @returns a function that reads them, called before each read of the figures
 */
export function storedFigures(registry: Registry, db: Executor, clock: Clock): () => Promise<void> {
  let stored: Stored | undefined;
  let readAt = -Infinity;
  let reading = Promise.resolve();
  const read = async () => {
    stored = await readStored(db).catch(() => undefined);
  };

  gauge(registry, {
    name: 'pieno_database_up',
    help: 'Whether the database has answered.',
    read: () => [[{}, stored ? 1 : 0]],
  });
  gauge(registry, {
    name: 'pieno_database_size_bytes',
    help: 'Bytes that the database takes on its disk.',
    read: () => (stored ? [[{}, stored.bytes]] : []),
  });
  gauge<'kind'>(registry, {
    name: 'pieno_queue_items',
    help: 'What waits for an administrator.',
    labels: ['kind'],
    read: () => (stored?.waiting ?? []).map(([kind, count]) => [{ kind }, count]),
  });
  gauge<'channel'>(registry, {
    name: 'pieno_messages_waiting',
    help: 'Messages that wait to be sent; stuck are mails that the mail server has not taken.',
    labels: ['channel'],
    read: () => (stored?.messages ?? []).map(([channel, count]) => [{ channel }, count]),
  });
  gauge<'job'>(registry, {
    name: 'pieno_job_last_success_timestamp_seconds',
    help: 'When a job last ended well, in any process.',
    labels: ['job'],
    read: () =>
      (stored?.jobs ?? []).flatMap(({ job, succeeded }) =>
        succeeded === null ? [] : [[{ job }, succeeded] as const],
      ),
  });
  gauge<'job'>(registry, {
    name: 'pieno_job_failing',
    help: 'Whether the last run of a job failed or was refused.',
    labels: ['job'],
    read: () => (stored?.jobs ?? []).map(({ job, failed }) => [{ job }, failed ? 1 : 0]),
  });
  gauge<'kind'>(registry, {
    name: 'pieno_import_last_success_timestamp_seconds',
    help: 'When an import last ended well, in any process.',
    labels: ['kind'],
    read: () => (stored?.imports ?? []).map(([kind, at]) => [{ kind }, at]),
  });
  gauge(registry, {
    name: 'pieno_backup_last_success_timestamp_seconds',
    help: 'Of what instant the last back-up is that was restored to prove it.',
    read: () => (stored?.backup ? [[{}, stored.backup]] : []),
  });

  return async () => {
    const now = clock.now().getTime();
    if (Math.abs(now - readAt) >= KEPT_MS) {
      readAt = now;
      reading = read();
    }
    await reading;
  };
}
