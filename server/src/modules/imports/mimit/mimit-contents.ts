import type { FuelMode, FuelUnit } from '@pieno/contract/prices/fuels.ts';
import type { GateLimits, Range } from '../../prices/evaluate/gate-limits.ts';
import type { SourceStation } from '../../stations/facts/save-stations.ts';
import type { DownloadScope } from '../reading/download-scope.ts';
import type { Reject } from '../runs/reasons.ts';
import type { Beyond } from '../runs/report.ts';
import type { MinistryState } from '../../ministry/state.ts';

/** What the reader needs of the gate's numbers, to choose between rows. */
export interface ReaderLimits extends Pick<GateLimits, 'bands' | 'referenceMin'> {
  /** What the fuels that imports have added can cost, by their names as `comparisonKey` makes them. */
  added: ReadonlyMap<string, Range>;
}

export interface MimitJob {
  /** Absolute file name or address. */
  registry: string;
  prices: string;
  /** Where addresses may lead. */
  scope?: DownloadScope | undefined;
  /** Imports in spite of warnings. */
  force: boolean;
  now: Date;
  limits: ReaderLimits;
  last: MinistryState | undefined;
  /** Names of the fuels that imports have met and no fuel type was made for. */
  unsaidFuels: readonly string[];
  /** The ids of the stations that are kept wherever the file puts them, see `listKept`. */
  kept: { inAreas: readonly string[]; movedOut: readonly string[] };
}

/** A fuel that no fuel type names, with the file's name for it. */
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

/** What a fuel costs in a file, by the id of its type or its key, in thousandths of a euro. */
export type FuelMedian = [fuel: number | string, median: number];

/** A station with all that the file says of its prices. */
export interface ListedStation {
  station: SourceStation;
  claims: MinistryClaim[];
}

export interface MimitContents {
  head: {
    state: MinistryState;
    /** The price file's name in the list of rejects. */
    pricesFile: string;
    /** Rows that were read and belong to no station that is kept. */
    beyond: { stations: Beyond; prices: Beyond };
    /** Columns of either file that were passed over. */
    unknownColumns: string[];
    unknownFuels: UnknownFuel[];
    /** By fuel, in thousandths of a euro: of all rows, and of the stations that are kept. */
    medians: FuelMedian[];
    belt: FuelMedian[];
  };
  lists: {
    /** Those of an area, and those that are kept wherever they are. */
    stations: ListedStation[];
    rejects: Reject[];
    /** The ids of kept stations that the registry does not list. */
    unlisted: string[];
  };
}
