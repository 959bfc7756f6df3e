import { useLinkProps, type UseLinkPropsOptions } from '@tanstack/react-router';
import type { LinkProps } from '@pieno/ui/link.tsx';

/** `ui`'s links on this product's router: no reload, and the next page is fetched on intent. */
export function RouterLink({ to, ...rest }: LinkProps) {
  const [pathname, query = ''] = to.split('?');
  const search: unknown = Object.fromEntries(new URLSearchParams(query));
  // `ui` knows paths only as text; which of them exist is checked where they are written.
  const options = { ...rest, to: pathname, search } as UseLinkPropsOptions;
  return <a {...useLinkProps(options)} />;
}
