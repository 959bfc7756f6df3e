import type { FuelMode, FuelUnit } from '@pieno/contract/prices/fuels.ts';
import type { GateLimits, Range } from '../../prices/evaluate/gate-limits.ts';
import type { SourceStation } from '../../stations/facts/save-stations.ts';
import type { DownloadScope } from '../reading/download-scope.ts';
import type { Reject } from '../runs/reasons.ts';
import type { Beyond } from '../runs/report.ts';
import type { MinistryState } from '../../ministry/state.ts';

/** The gate's limits that the reader needs to choose between rows. */
export interface ReaderLimits extends Pick<GateLimits, 'bands' | 'referenceMin'> {
  /** The ranges of the fuels that imports have added, by their names as `comparisonKey` returns them. */
  added: ReadonlyMap<string, Range>;
}

export interface MimitJob {
  /** Absolute file name or address. */
  registry: string;
  prices: string;
  scope?: DownloadScope | undefined;
  /** True to ignore warnings. */
  force: boolean;
  now: Date;
  limits: ReaderLimits;
  last: MinistryState | undefined;
  /** Names of the fuels in earlier imports for which no fuel type exists. */
  undefinedFuels: readonly string[];
  /** The ids of the stations that are kept at any position, see `listKept`. */
  kept: { inAreas: readonly string[]; movedOut: readonly string[] };
}

/** A fuel without a fuel type, with the file's name for it. */
export interface UnknownFuel {
  key: string;
  name: string;
  mode: FuelMode;
}

export interface MinistryClaim {
  line: number;
  row: string;
  /** idImpianto */
  station: string;
  /** Id of a fuel type, or the key of an unknown fuel. */
  fuel: number | string;
  /** Missing for an unknown fuel. */
  unit?: FuelUnit;
  price: number;
  observedAt: Date;
}

/** The median price of a fuel in a file, by its type's id or its key, in thousandths of a euro. */
export type FuelMedian = [fuel: number | string, median: number];

export interface ListedStation {
  station: SourceStation;
  claims: MinistryClaim[];
}

export interface MimitContents {
  head: {
    state: MinistryState;
    /** The price file's name in the list of rejects. */
    pricesFile: string;
    /** Rows read of stations that are not kept. */
    beyond: { stations: Beyond; prices: Beyond };
    /** Ignored columns of either file. */
    unknownColumns: string[];
    unknownFuels: UnknownFuel[];
    /** By fuel, in thousandths of a euro: of all rows, and of the kept stations. */
    medians: FuelMedian[];
    belt: FuelMedian[];
  };
  lists: {
    /** Those of an area, and those that are kept at any position. */
    stations: ListedStation[];
    rejects: Reject[];
    /** The ids of kept stations that the registry does not list. */
    unlisted: string[];
  };
}
