/** The tokens of a station's cash registers (rule owner-tokens). */
import type { MadeStationToken, StationTokens } from '@pieno/contract/prices/station-tokens.ts';
import { queryOptions } from '@tanstack/react-query';
import { callPersonal } from '../client.ts';

export const stationTokensQuery = (userId: string, id: number) =>
  queryOptions({
    queryKey: ['owner', 'tokens', userId, id],
    queryFn: ({ signal }): Promise<StationTokens> =>
      callPersonal('GET /owner/stations/:id/tokens', { params: { id }, signal }),
  });

/** Creates a token, which is shown only once. */
export const makeToken = (id: number, name: string): Promise<MadeStationToken> =>
  callPersonal('POST /owner/stations/:id/tokens', { params: { id }, body: { name } });

export const revokeToken = (id: number, token: number) =>
  callPersonal('DELETE /owner/stations/:id/tokens/:token', { params: { id, token } });
