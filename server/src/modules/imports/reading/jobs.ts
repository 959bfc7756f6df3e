/** What the reading thread can read: one entry a kind of import. */
import { prepareMimit, type MimitHead, type MimitJob, type MimitLists } from '../mimit/prepare.ts';
import { prepareOcm, type OcmJob } from '../ocm/prepare.ts';
import { prepareOsm, type OsmJob } from '../osm/prepare.ts';
import { preparePrices, type PricesJob, type PricesLists } from '../own/prepare-prices.ts';
import { prepareStations, type StationsJob, type StationsLists } from '../own/prepare-stations.ts';
import type { SiteHead, SiteLists } from '../sites.ts';

/** Job, head and lists of each kind. The head is small; lists come over in batches. */
export interface Kinds {
  mimit: { job: MimitJob; head: MimitHead; lists: MimitLists };
  ocm: { job: OcmJob; head: SiteHead; lists: SiteLists };
  osm: { job: OsmJob; head: SiteHead; lists: SiteLists };
  stations: { job: StationsJob; head: { read: number }; lists: StationsLists };
  prices: { job: PricesJob; head: { read: number }; lists: PricesLists };
}
export type Kind = keyof Kinds;

export interface Prepared<K extends Kind> {
  head: Kinds[K]['head'];
  lists: Kinds[K]['lists'];
}

type Preparers = { [K in Kind]: (job: Kinds[K]['job']) => Promise<Prepared<K>> };

const PREPARERS: Preparers = {
  mimit: prepareMimit,
  ocm: prepareOcm,
  osm: prepareOsm,
  stations: prepareStations,
  prices: preparePrices,
};

/**
 * Reads and checks the files of a job whole.
 * @throws Refusal when they must not be imported
 */
export async function prepare<K extends Kind>(
  job: Kinds[K]['job'] & { kind: K },
): Promise<Prepared<K>> {
  const preparer: (job: Kinds[K]['job']) => Promise<Prepared<K>> = PREPARERS[job.kind];
  return await preparer(job);
}
