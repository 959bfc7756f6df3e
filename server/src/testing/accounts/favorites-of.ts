import type { Session } from '@pieno/contract/accounts/account.ts';
import type { Favorite } from '@pieno/contract/favorites/favorites.ts';
import { asUser } from '../accounts.ts';
import type { TestApp } from '../app.ts';

export function favoritesOf(server: () => TestApp, who: () => Pick<Session, 'token'>) {
  const ask = (method: 'GET' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    server().app.inject({
      method,
      url: `/api/user/favorites${url}`,
      headers: asUser(who()),
      ...(payload && { payload }),
    });
  const list = async () => (await ask('GET', '')).json<Favorite[]>();
  return {
    list,
    ids: async () => (await list()).map(({ business_id }) => business_id),
    star: (station: number, payload?: object) => ask('PUT', `/${station}`, payload),
    unstar: (station: number, at?: string) =>
      ask('DELETE', `/${station}${at === undefined ? '' : `?at=${at}`}`),
    see: (until: string) => ask('PUT', '/seen', { until }),
  };
}
