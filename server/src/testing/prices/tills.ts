import type { Session } from '@pieno/contract/accounts/account.ts';
import type { MadeStationToken } from '@pieno/contract/prices/station-tokens.ts';
import { asUser, post } from '../accounts.ts';
import type { TestApp } from '../app.ts';

export async function tokenFor(
  server: TestApp,
  by: Session,
  station: number,
): Promise<MadeStationToken> {
  const url = `/owner/stations/${station}/tokens`;
  return (await post(server, url, { name: 'Cassa' }, asUser(by))).json<MadeStationToken>();
}

interface TillPrices {
  fuel: number;
  /** Euros. */
  price: number;
  /** When the price began. */
  at?: string;
  key?: string;
  sure?: true;
}

/** Sets a price with a token, as a till does. */
export const sendAsTill = (
  { app }: TestApp,
  token: string,
  station: number,
  { fuel, price, at, sure, key = crypto.randomUUID() }: TillPrices,
) =>
  app.inject({
    method: 'PUT',
    url: `/api/owner/stations/${station}/prices`,
    headers: { ...asUser({ token }), 'idempotency-key': key },
    payload: {
      prices: [{ fuel_type_id: fuel, price }],
      ...(at !== undefined && { effective_at: at }),
      ...(sure && { sure }),
    },
  });
