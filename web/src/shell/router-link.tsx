import { useLinkProps, type UseLinkPropsOptions } from '@tanstack/react-router';
import type { LinkProps } from '@pieno/ui/link.tsx';

/** Renders the links of `ui` with the product's router: without a reload, and the next page is preloaded on intent. */
export function RouterLink({ to, ...rest }: LinkProps) {
  const [pathname, query = ''] = to.split('?');
  const search: unknown = Object.fromEntries(new URLSearchParams(query));
  // `ui` treats paths as plain strings; that they exist is checked where they are written.
  const options = { ...rest, to: pathname, search } as UseLinkPropsOptions;
  return <a {...useLinkProps(options)} />;
}
