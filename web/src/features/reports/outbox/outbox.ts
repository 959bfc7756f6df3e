/**
 * The reports that wait on this phone for a network (rule report-offline): in IndexedDB, to
 * outlast the page. It holds those of all accounts; notices and `sendOutbox` select an account's own.
 */
import type { PriceReport, PriceReportAnswer } from '@pieno/contract/prices/reports.ts';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { createStore, type ReadonlyStore } from '../../../core/storage/store.ts';
import { hasOutbox } from './outbox-mark.ts';
import { waitingPrices } from './waiting-prices.ts';

export interface QueuedReport {
  id: string;
  user_id: string;
  business_name: string;
  report: PriceReport;
  /** Why the server refused it or asks about it; null while waiting for a network. */
  problem: string | null;
  /** True while the author is asked whether the prices are right. */
  isAsking?: boolean;
  /** The fuels that the server asks about or refused. */
  untaken?: readonly number[];
  /** True once the server has decided: sending the report again would give the same answer. */
  isAnswered?: boolean;
  /** The results of a report voided by a typing error: the station's form opens it as a draft. */
  voided?: PriceReportAnswer['results'] | undefined;
}

interface Schema extends DBSchema {
  reports: { key: string; value: QueuedReport };
}

/** The last report sent from the queue since the page was opened. */
export const lastSent = createStore<QueuedReport | null>(null);

const NONE: readonly QueuedReport[] = [];
const store = createStore(NONE);
let opened: Promise<IDBPDatabase<Schema>> | undefined;

/** All reports waiting on this phone, by any account, oldest first; `readOutbox` refreshes it. */
export const outbox: ReadonlyStore<readonly QueuedReport[]> = store;

function open(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('pieno-reports', 1, {
    upgrade: (database) => void database.createObjectStore('reports', { keyPath: 'id' }),
  });
  // A phone that refuses storage now may allow it later.
  opened.catch(() => (opened = undefined));
  return opened;
}

/** Notifies this browser's other tabs of changes to the queue. */
const others = 'BroadcastChannel' in globalThis ? new BroadcastChannel('pieno-outbox') : undefined;
others?.addEventListener('message', () => void readOutbox().catch(() => undefined));

/** Reads the queue. */
export async function readOutbox(): Promise<readonly QueuedReport[]> {
  const all = await (await open()).getAll('reports');
  const ordered = all.toSorted((a, b) => seenAt(a).localeCompare(seenAt(b)));
  hasOutbox.set(ordered.length > 0 || waitingPrices.get().length > 0);
  store.set(ordered);
  return ordered;
}

/**
 * Adds a report to the queue, or updates it there. It replaces the author's waiting
 * entries for the same fuels of the station.
 * @throws DOMException if the phone cannot store it
 */
export async function putIntoOutbox(report: QueuedReport): Promise<void> {
  const { store: queue, done } = (await open()).transaction('reports', 'readwrite');
  for (const earlier of await queue.getAll()) {
    const left = withoutFuelsOf(report, earlier);
    if (left.length === 0) await queue.delete(earlier.id);
    else if (left.length < earlier.report.entries.length)
      await queue.put({ ...earlier, report: { ...earlier.report, entries: left } });
  }
  await queue.put(report);
  await done;
  await changed();
}

export async function dropFromOutbox(id: string): Promise<void> {
  await (await open()).delete('reports', id);
  await changed();
}

/**
 * Returns the entries of an earlier waiting report that remain after a later one by the same
 * author.
 */
function withoutFuelsOf(
  later: QueuedReport,
  { id, user_id, report, problem, isAnswered }: QueuedReport,
): PriceReport['entries'] {
  const isReplaced =
    id !== later.id &&
    user_id === later.user_id &&
    report.business_id === later.report.business_id &&
    problem === null &&
    !isAnswered &&
    seenAt({ report }) <= seenAt(later);
  if (!isReplaced) return report.entries;
  const reported = new Set(later.report.entries.map(({ fuel_type_id }) => fuel_type_id));
  return report.entries.filter(({ fuel_type_id }) => !reported.has(fuel_type_id));
}

async function changed(): Promise<void> {
  await readOutbox();
  others?.postMessage(null);
}

/** When the prices of a report were seen, ISO 8601 in UTC. */
export const seenAt = ({ report }: Pick<QueuedReport, 'report'>): string => report.seen_at ?? '';

/** The entries that the author must check: those asked about or refused, otherwise all. */
export const openEntriesOf = ({ report, untaken }: QueuedReport): PriceReport['entries'] =>
  report.entries.filter(({ fuel_type_id: id }) => !untaken || untaken.includes(id));
