/**
 * First part of the query keys of what administrators see (rule admin-access): one decision may change any of them. The
 * administrator's id follows in each key, so that nobody sees what another administrator has loaded.
 */
export const ADMINISTRATION = ['administration'] as const;

/** Paging of a list: each answer names the next page. */
export const PAGED = {
  initialPageParam: '',
  getNextPageParam: ({ next }: { next: string | null }) => next,
} as const;

/** Refetched when a page becomes visible again. */
export const FRESH = { refetchOnWindowFocus: true, refetchOnReconnect: 'always' } as const;
