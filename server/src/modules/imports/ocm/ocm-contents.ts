import type { PriceClaim } from '../price-claim.ts';
import type { Beyond } from '../runs/report.ts';
import type { SiteContents } from '../sites.ts';

/** A price that names its charging site by Open Charge Map's id. */
export interface SiteClaim extends Omit<PriceClaim, 'stationId'> {
  source_id: string;
}

export interface OcmContents extends SiteContents {
  head: {
    /** Elements of the file, and those of them that are not kept. */
    read: number;
    beyond: Beyond;
    /** Number of prices in the file, plausible or not. */
    statedPrices: number;
    /** Sites that state no price per kWh. */
    withoutPrice: number;
  };
  lists: SiteContents['lists'] & {
    claims: SiteClaim[];
    /** Ids of sites that drivers cannot use, left out, and of those that are kept and out of service for now. */
    gone: string[];
    outOfService: string[];
  };
}
