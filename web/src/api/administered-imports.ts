/** Imports, as administrators start and see them (rule admin-imports). */
import type { Imports } from '@pieno/contract/administered-imports.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { ADMINISTRATION } from './administration.ts';
import { callPersonal } from './client.ts';

/** Milliseconds between two looks while an import is running. */
const WHILE_RUNNING_MS = 2_000;

/** Query of the attempts, page after page, newest first; asked for again while one of them is running. */
export const importsQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: [...ADMINISTRATION, userId, 'imports'],
    queryFn: ({ signal, pageParam }): Promise<Imports> =>
      callPersonal('GET /admin/imports', {
        ...(pageParam !== '' && { query: { before: pageParam } }),
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    refetchInterval: ({ state }) =>
      state.data?.pages[0]?.attempts.some((attempt) => attempt.state === 'running')
        ? WHILE_RUNNING_MS
        : false,
    refetchOnWindowFocus: true,
    refetchOnReconnect: 'always',
  });
