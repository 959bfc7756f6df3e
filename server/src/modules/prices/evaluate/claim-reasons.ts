/** The reasons for rejecting or holding a claim, with their Italian texts. */
import type { Range } from './gate-limits.ts';
import { formatPrice } from '../price-text.ts';

/** The reasons for which the gate refuses a claim, each with its Italian text. */
export const REJECT_REASONS = {
  /** The fuel type is unknown, or not sold in the claim's unit. */
  fuel: 'carburante mancante o sconosciuto',
  date: 'data illeggibile o inesistente',
  past: 'data prima del 2000',
  future: 'data nel futuro',
  unsold: 'qui questo carburante non si vende',
  range: 'prezzo impossibile',
  /** Only for people: prices in files are read as whole thousandths. */
  decimals: 'più di tre decimali',
  /** Only at a terminal, where somebody can answer. */
  unusual: 'prezzo insolito, non confermato',
  /** A person refused it. */
  decided: 'già rifiutato da un amministratore',
} as const;
export type RejectReason = keyof typeof REJECT_REASONS;

/** The reasons for which a claim waits for a decision, each with its Italian text. */
export const HOLD_REASONS = {
  unusual: "lontano dall'ultimo prezzo e dalla mediana",
  /** A driver reports a fuel that the station is not known to sell (rule report-fuels). */
  unsold: 'qui questo carburante non risulta in vendita',
  /** The same origin repeats a withdrawn price. */
  taken_back: 'uguale a un prezzo ritirato',
} as const;
export type HoldReason = keyof typeof HOLD_REASONS;

/** Returns in Italian the range that would have been accepted. */
export const expectedRange = ({ min, max }: Range): string =>
  `deve stare tra ${formatPrice(Math.ceil(min))} e ${formatPrice(Math.floor(max))}`;
