import type { Decade } from '@pieno/contract/prices/fuels.ts';
import type { EncodedImage } from '../../images/encode.ts';
import type { GalleryEntry } from '../../stations/facts/gallery.ts';
import type { OperatorFields } from '../../stations/facts/save-operator-station.ts';
import type { RowPlace } from '../price-claim.ts';
import type { DownloadScope } from '../reading/download-scope.ts';
import type { Reject } from '../runs/reasons.ts';

/** Where a spreadsheet is read from. */
export interface SheetJob {
  /** Absolute file name or address. The pictures of a file are in its folder or below; an address has none. */
  file: string;
  /** Where the address may lead. */
  scope: DownloadScope;
  /** The version of the address that is already known. */
  etag: string | undefined;
}

/** What is known of a spreadsheet before its rows are used. */
export interface SheetHead {
  /** Number of rows. */
  read: number;
  /** The version of what an address answered. */
  etag: string | undefined;
}

/** The cells by which a row names a station. */
export interface StationCells {
  /** Our id, as written; '' when not given. */
  id: string;
  /** The operator's own code; '' when not given. */
  code: string;
}

/** A row of a price sheet. */
export interface SheetPrice extends RowPlace, StationCells {
  /** A fuel type's id or name, as written in the file. */
  fuel: string;
  /** Thousandths of a euro. */
  price: number;
  /** Unset for a row without a date from an address: it holds since its content was first seen there. */
  observedAt: Date | undefined;
}

/** What a row of a station sheet sets. */
export interface StationData {
  fields: OperatorFields;
  gallery: GalleryEntry[] | undefined;
  /** Categories of fuel that are added to what the station sells. */
  sells: Decade[];
}

/** A row of a station sheet. */
export interface SheetStation extends RowPlace, StationCells, StationData {}

export interface PriceSheetContents {
  head: SheetHead;
  lists: { prices: SheetPrice[]; rejects: Reject[] };
}

export interface StationSheetContents {
  head: SheetHead;
  lists: { stations: SheetStation[]; images: EncodedImage[]; rejects: Reject[] };
}
