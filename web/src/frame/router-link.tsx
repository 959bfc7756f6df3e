import { defaultParseSearch, useLinkProps, type UseLinkPropsOptions } from '@tanstack/react-router';
import type { LinkProps } from '@pieno/ui/buttons/link.tsx';
import { carriesReturnTo, useReturnTo, withReturnTo } from '../core/session/return-to.ts';

/** Renders the links of `ui` with the product's router. Links from one sign-in page to another carry the return address. */
export function RouterLink(props: LinkProps) {
  return carriesReturnTo(props.to) ? <EntryLink {...props} /> : <OwnLink {...props} />;
}

function EntryLink({ to, ...rest }: LinkProps) {
  const returnTo = useReturnTo();
  return <OwnLink {...rest} to={withReturnTo(to, returnTo)} />;
}

/**
 * Navigates without a reload; the next page is preloaded on intent. A link is current if the address equals or extends
 * its path, unless its screen sets `aria-current`.
 */
function OwnLink({ to, ...rest }: LinkProps) {
  const [pathname, query = ''] = to.split('?');
  // Parsed as the router reads an address: a number would get quotation marks otherwise.
  const search: unknown = defaultParseSearch(query);
  // `ui` treats paths as plain strings; their authors check that they exist.
  const options = { ...rest, to: pathname, search } as UseLinkPropsOptions;
  const own = 'aria-current' in rest ? { 'aria-current': rest['aria-current'] } : {};
  return <a {...useLinkProps(options)} {...own} />;
}
