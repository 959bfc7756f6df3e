import { API_BASE } from '@pieno/contract/api.ts';
import type { FuelPrice } from '@pieno/contract/prices/prices.ts';

/** URL to which a till submits a station's prices (rule owner-tokens). */
export const pricesUrl = (stationId: number): string =>
  `${location.origin}${API_BASE}/owner/stations/${stationId}/prices`;

interface TillCommand {
  stationId: number;
  token: string;
  /** UUID: if the command runs twice, the prices are recorded once. */
  key: string;
  /** Prices in euros. */
  prices: readonly Pick<FuelPrice, 'fuel_type' | 'price'>[];
}

/** Returns the shell command that submits prices with a token. */
export function tillCommand({ stationId, token, key, prices }: TillCommand): string {
  const entries = prices.map(({ fuel_type: { id }, price }) => ({ fuel_type_id: id, price }));
  return [
    `curl -X PUT ${pricesUrl(stationId)}`,
    `-H 'Authorization: Bearer ${token}'`,
    `-H 'Idempotency-Key: ${key}'`,
    `-H 'Content-Type: application/json'`,
    `-d '${JSON.stringify({ prices: entries })}'`,
  ].join(' \\\n  ');
}
