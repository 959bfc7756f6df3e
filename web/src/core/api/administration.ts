/**
 * The beginning of the keys of what administrators see (rule admin-access): one decision may change each of them. The
 * administrator's id follows in each, so that nobody sees what somebody else has loaded.
 */
export const ADMINISTRATION = ['administration'] as const;

/** How a list goes on: its answer names the next page. */
export const PAGED = {
  initialPageParam: '',
  getNextPageParam: ({ next }: { next: string | null }) => next,
} as const;

/** Read anew when a page comes back into sight. */
export const FRESH = { refetchOnWindowFocus: true, refetchOnReconnect: 'always' } as const;
