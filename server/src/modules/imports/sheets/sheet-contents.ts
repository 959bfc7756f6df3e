import type { Decade } from '@pieno/contract/prices/fuels.ts';
import type { EncodedImage } from '../../images/encode.ts';
import type { GalleryEntry } from '../../stations/facts/gallery.ts';
import type { OperatorFields } from '../../stations/facts/save-operator-station.ts';
import type { RowPlace } from '../price-claim.ts';
import type { DownloadScope } from '../reading/download-scope.ts';
import type { Reject } from '../runs/reasons.ts';

export interface SheetJob {
  /** Absolute file name or address. A file's pictures are in its folder or below; an address has none. */
  file: string;
  scope: DownloadScope;
  /** The known version of the address. */
  etag: string | undefined;
}

export interface SheetHead {
  /** Number of rows. */
  read: number;
  /** The version of the address's response. */
  etag: string | undefined;
}

/** The cells that identify a row's station. */
export interface StationCells {
  /** Pieno's id, as written; '' when not given. */
  id: string;
  /** The operator's own code; '' when not given. */
  code: string;
}

export interface SheetPrice extends RowPlace, StationCells {
  /** A fuel type's id or name, as written in the file. */
  fuel: string;
  /** Thousandths of a euro. */
  price: number;
  /** Unset for a row without a date from an address: its price counts from the time when it was first read there. */
  observedAt: Date | undefined;
}

export interface StationData {
  fields: OperatorFields;
  gallery: GalleryEntry[] | undefined;
  /** Categories of fuel to add to those sold. */
  sells: Decade[];
}

export interface SheetStation extends RowPlace, StationCells, StationData {}

export interface PriceSheetContents {
  head: SheetHead;
  lists: { prices: SheetPrice[]; rejects: Reject[] };
}

export interface StationSheetContents {
  head: SheetHead;
  lists: { stations: SheetStation[]; images: EncodedImage[]; rejects: Reject[] };
}
