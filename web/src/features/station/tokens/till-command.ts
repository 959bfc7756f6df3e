import { API_BASE } from '@pieno/contract/api.ts';
import type { FuelPrice } from '@pieno/contract/prices/prices.ts';

/** Where a till says the prices of a station (rule owner-tokens). */
export const pricesUrl = (stationId: number): string =>
  `${location.origin}${API_BASE}/owner/stations/${stationId}/prices`;

interface TillCommand {
  stationId: number;
  token: string;
  /** UUID: pasted twice, it is recorded once. */
  key: string;
  /** What is said, in euros. */
  prices: readonly Pick<FuelPrice, 'fuel_type' | 'price'>[];
}

/** Writes the command that says prices with a token, as it is pasted into a terminal. */
export function tillCommand({ stationId, token, key, prices }: TillCommand): string {
  const said = prices.map(({ fuel_type: { id }, price }) => ({ fuel_type_id: id, price }));
  return [
    `curl -X PUT ${pricesUrl(stationId)}`,
    `-H 'Authorization: Bearer ${token}'`,
    `-H 'Idempotency-Key: ${key}'`,
    `-H 'Content-Type: application/json'`,
    `-d '${JSON.stringify({ prices: said })}'`,
  ].join(' \\\n  ');
}
