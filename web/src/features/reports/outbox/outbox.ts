/**
 * The reports that wait on this phone for a network (rule report-offline): in IndexedDB, as they must outlast the page.
 * They belong to the account that wrote them, and no other sends or sees them.
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
  /** Why the server did not take it; null while it only waits for a network. */
  problem: string | null;
  /** True where the author is asked whether the prices are meant. */
  isAsking?: boolean;
  /** The fuels that the server asks about, or did not take. */
  untaken?: readonly number[];
  /** True once the server has decided: the same report again would only get the same answer. */
  isAnswered?: boolean;
  /** The answer to a report that a slip has voided: it is a draft of the station's form, to be corrected. */
  voided?: PriceReportAnswer['results'] | undefined;
}

interface Schema extends DBSchema {
  reports: { key: string; value: QueuedReport };
}

/** The report that was sent last since this page was opened, and is not in the queue any more. */
export const lastSent = createStore<QueuedReport | null>(null);

const NONE: readonly QueuedReport[] = [];
const store = createStore(NONE);
let opened: Promise<IDBPDatabase<Schema>> | undefined;

/** What waits on this phone, whoever wrote it, oldest first; read anew by `readOutbox`. */
export const outbox: ReadonlyStore<readonly QueuedReport[]> = store;

function open(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('pieno-reports', 1, {
    upgrade: (database) => void database.createObjectStore('reports', { keyPath: 'id' }),
  });
  // A phone that refuses storage now may allow it later.
  opened.catch(() => (opened = undefined));
  return opened;
}

/** Tells this browser's other tabs that the queue is another. */
const others = 'BroadcastChannel' in globalThis ? new BroadcastChannel('pieno-outbox') : undefined;
others?.addEventListener('message', () => void readOutbox().catch(() => undefined));

/** Reads what waits. */
export async function readOutbox(): Promise<readonly QueuedReport[]> {
  const all = await (await open()).getAll('reports');
  const ordered = all.toSorted((a, b) => seenAt(a).localeCompare(seenAt(b)));
  hasOutbox.set(ordered.length > 0 || waitingPrices.get().length > 0);
  store.set(ordered);
  return ordered;
}

/**
 * Puts a report into the queue, or what has become of one that is there. It takes the place of what waits of the same fuels.
 * @throws DOMException if the phone stores nothing
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

/** Returns what stays to be said of an earlier report that only waits, once a later one of its author's is put beside it. */
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
  const said = new Set(later.report.entries.map(({ fuel_type_id }) => fuel_type_id));
  return report.entries.filter(({ fuel_type_id }) => !said.has(fuel_type_id));
}

async function changed(): Promise<void> {
  await readOutbox();
  others?.postMessage(null);
}

/** When the prices of a report were seen, ISO 8601 in UTC. */
export const seenAt = ({ report }: Pick<QueuedReport, 'report'>): string => report.seen_at ?? '';

/** The entries of a report that its author has to look at: those asked about or not taken, else all. */
export const openEntriesOf = ({ report, untaken }: QueuedReport): PriceReport['entries'] =>
  report.entries.filter(({ fuel_type_id: id }) => !untaken || untaken.includes(id));
