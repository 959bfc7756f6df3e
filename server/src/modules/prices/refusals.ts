/** The reasons for which `recordPrices` rejects a claim, each with its Italian text. */
export const REFUSALS = {
  /** The fuel type is unknown, or not sold in the claim's unit. */
  fuel: 'carburante mancante o sconosciuto',
  range: 'prezzo impossibile',
  date: 'data illeggibile o inesistente',
  past: 'data prima del 2000',
  future: 'data nel futuro',
} as const;
export type Refused = keyof typeof REFUSALS;
