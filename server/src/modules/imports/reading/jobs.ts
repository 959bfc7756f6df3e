/** What the reading process can read: one entry per kind of import. */
import type { MimitHead, MimitJob, MimitLists } from '../mimit/prepare.ts';
import type { OcmJob } from '../ocm/prepare.ts';
import type { OsmJob } from '../osm/prepare.ts';
import type { TableHead } from '../own/csv-table.ts';
import type { PricesJob, PricesLists } from '../own/prepare-prices.ts';
import type { StationsJob, StationsLists } from '../own/prepare-stations.ts';
import { inRowOrder } from '../rejects-order.ts';
import type { SiteHead, SiteLists } from '../sites.ts';

/** Job, head and lists of each kind. The head is small and sent at once; lists are transferred in batches. */
export interface Kinds {
  mimit: { job: MimitJob; head: MimitHead; lists: MimitLists };
  ocm: { job: OcmJob; head: SiteHead; lists: SiteLists };
  osm: { job: OsmJob; head: SiteHead; lists: SiteLists };
  stations: { job: StationsJob; head: TableHead; lists: StationsLists };
  prices: { job: PricesJob; head: TableHead; lists: PricesLists };
}
export type Kind = keyof Kinds;

export interface Prepared<K extends Kind> {
  head: Kinds[K]['head'];
  lists: Kinds[K]['lists'];
}

type Preparers = { [K in Kind]: (job: Kinds[K]['job']) => Promise<Prepared<K>> };

/** Imported dynamically, so that each kind loads only what it needs: not every import re-encodes pictures. */
const PREPARERS: Preparers = {
  mimit: async (job) => (await import('../mimit/prepare.ts')).prepareMimit(job),
  ocm: async (job) => (await import('../ocm/prepare.ts')).prepareOcm(job),
  osm: async (job) => (await import('../osm/prepare.ts')).prepareOsm(job),
  stations: async (job) => (await import('../own/prepare-stations.ts')).prepareStations(job),
  prices: async (job) => (await import('../own/prepare-prices.ts')).preparePrices(job),
};

/**
 * Reads and checks the files of a job completely.
 * @returns what was read; the rejected rows in row order
 * @throws Refusal when they must not be imported
 */
export async function prepare<K extends Kind>(
  job: Kinds[K]['job'] & { kind: K },
): Promise<Prepared<K>> {
  const preparer: (job: Kinds[K]['job']) => Promise<Prepared<K>> = PREPARERS[job.kind];
  const { head, lists } = await preparer(job);
  return { head, lists: { ...lists, rejects: inRowOrder(lists.rejects) } };
}
