import { PriceVersionSchema } from '@pieno/contract/prices/prices.ts';
import { prepare, type Prepared } from '../../prepared/prepared.ts';

/** Browsers ask every few seconds, so a CDN may hold this answer only for a moment. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=2';

/** Prepares the version of all prices together (rule price-version). */
export const prepareVersion = (version: number): Promise<Prepared> =>
  prepare(JSON.stringify(PriceVersionSchema.parse({ version })), CACHE_CONTROL);
