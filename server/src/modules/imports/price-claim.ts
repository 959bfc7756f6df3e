import type { ReportedPrice } from '../prices/reported-price.ts';

/** The position of a row in its file, and its text. */
export interface RowPlace {
  /** The file's name, without its folder. */
  file: string;
  /** Line number from 1; for JSON the number of the element. */
  line: number;
  row: string;
}

export interface PriceClaim extends ReportedPrice, RowPlace {}
