import type { PriceClaim } from '../price-claim.ts';
import type { Beyond } from '../runs/report.ts';
import type { SiteContents } from '../sites.ts';

/** A price of a charging site with Open Charge Map's id. */
export interface SiteClaim extends Omit<PriceClaim, 'stationId'> {
  source_id: string;
}

export interface OcmContents extends SiteContents {
  head: {
    /** Elements of the file, and those that are not kept. */
    read: number;
    beyond: Beyond;
    /** Number of prices in the file, plausible or not. */
    statedPrices: number;
    /** Sites that state no price per kWh. */
    withoutPrice: number;
  };
  lists: SiteContents['lists'] & {
    claims: SiteClaim[];
    /** Ids of sites left out because drivers cannot use them, and of kept sites that are temporarily out of service. */
    gone: string[];
    outOfService: string[];
  };
}
