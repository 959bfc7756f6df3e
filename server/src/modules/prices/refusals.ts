/** Why the one door refuses a price, and how that is said. */
export const REFUSALS = {
  /** Unknown, or not sold in the claim's unit. */
  fuel: 'carburante mancante o sconosciuto',
  range: 'prezzo impossibile',
  date: 'data illeggibile o inesistente',
  past: 'data prima del 2000',
  future: 'data nel futuro',
} as const;
export type Refused = keyof typeof REFUSALS;
