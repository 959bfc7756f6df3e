import type { Favorite } from '@pieno/contract/favorites/favorites.ts';
import type { User } from '@pieno/contract/accounts/visitor.ts';
import { vi } from 'vitest';

const GUEST = {
  guest_id: 'g1',
  guest_token: 'token-g1',
  expires_at: '2099-01-01T00:00:00.000Z',
  permissions: [],
};
const user = { id: 'u1', name: 'titano' } as User;

/** A fake account: the last change per station, and the requests received. */
export interface FakeAccount {
  changes: Map<number, { removed: boolean; label: string | null; said_at: string }>;
  isReached: boolean;
  /** Overrides the status of every answer. */
  status?: number;
  /** Every answer waits for this. */
  gate?: Promise<unknown>;
  /** 'PUT 8', 'DELETE 8', 'GET'. */
  asked: string[];
}

export function fakeAccount(...starred: number[]): FakeAccount {
  const change = { removed: false, label: null, said_at: '2026-11-20T08:00:00.000Z' };
  const account: FakeAccount = {
    changes: new Map(starred.map((id) => [id, change])),
    isReached: true,
    asked: [],
  };
  vi.stubGlobal('fetch', async (input: string, { body, method }: RequestInit) => {
    await Promise.resolve();
    if (input.endsWith('/guest/access')) return Response.json(GUEST);
    if (input.endsWith('/logout')) return Response.json({ message: 'Fatto' });
    if (!account.isReached) {
      account.asked.push('failed');
      throw new TypeError('Failed to fetch');
    }
    const { pathname, searchParams } = new URL(input, 'https://pieno.sm');
    const id = Number(pathname.split('/').at(-1));
    account.asked.push([method, id || []].flat().join(' '));
    if (account.status) {
      const code = account.status === 409 ? 'favorites_full' : undefined;
      return Response.json(
        { message: 'Così no', code, params: { max: 50 } },
        { status: account.status },
      );
    }
    const answer = method === 'GET' ? listOf(account) : undefined;
    if (!answer) {
      const { at = searchParams.get('at')!, label } = JSON.parse((body as string) || '{}') as {
        at?: string;
        label?: string | null;
      };
      const before = account.changes.get(id);
      if (!before || before.said_at < at)
        account.changes.set(id, {
          removed: method === 'DELETE',
          label: label === undefined ? (before?.label ?? null) : label,
          said_at: at,
        });
    }
    await account.gate;
    if (answer) return Response.json(answer);
    return method === 'DELETE'
      ? new Response(null, { status: 204 })
      : Response.json(favoriteOf(account, id));
  });
  return account;
}

const favoriteOf = (account: FakeAccount, id: number): Favorite => {
  const { label, said_at } = account.changes.get(id)!;
  return { business_id: id, name: `Stazione ${id}`, label, said_at, seen: null };
};
const listOf = (account: FakeAccount): Favorite[] =>
  [...account.changes]
    .filter(([, { removed }]) => !removed)
    .map(([id]) => favoriteOf(account, id))
    .toSorted((a, b) => b.said_at.localeCompare(a.said_at));

/** Starts a page. @param keep what the phone has stored, by key */
export async function openFavorites(
  stored: Map<string, string>,
  keep: Readonly<Record<string, unknown>> = {},
) {
  vi.resetModules();
  const all = { 'pieno.visitor': { kind: 'guest', guest: GUEST }, ...keep };
  for (const [key, value] of Object.entries(all)) stored.set(key, JSON.stringify(value));
  const session = await import('../../../core/session/session.ts');
  const { keptFavorites } = await import('../kept-favorites.ts');
  const { followFavorites } = await import('../follow-favorites.ts');
  const favorites = await import('../favorites.ts');
  const { isStuck, refusedFavorite } = await import('../agree.ts');
  const { keepTapped } = await import('../tapped-favorite.ts');
  return {
    ...session,
    ...favorites,
    keptFavorites,
    isStuck,
    refusedFavorite,
    keepTapped,
    followFavorites,
    signIn: (who: Partial<User> = {}) => {
      session.signIn('t1', { ...user, ...who });
      followFavorites();
    },
    ids: () => keptFavorites.get()?.list.map(({ id }) => id) ?? [],
    waiting: () => keptFavorites.get()?.waiting.map(({ id }) => id) ?? [],
  };
}
