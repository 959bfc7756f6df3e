import { useLinkProps, type UseLinkPropsOptions } from '@tanstack/react-router';
import type { LinkProps } from '@pieno/ui/link.tsx';
import { carriesWish, withWish } from '../session/wish.ts';
import { useWish } from '../session/use-wish.ts';

/** Renders the links of `ui` with the product's router. Links from one sign-in page to another carry the wish. */
export function RouterLink(props: LinkProps) {
  return carriesWish(props.to) ? <EntryLink {...props} /> : <OwnLink {...props} />;
}

function EntryLink({ to, ...rest }: LinkProps) {
  const wish = useWish();
  return <OwnLink {...rest} to={withWish(to, wish)} />;
}

/** Navigates without a reload; the next page is preloaded on intent. */
function OwnLink({ to, ...rest }: LinkProps) {
  const [pathname, query = ''] = to.split('?');
  const search: unknown = Object.fromEntries(new URLSearchParams(query));
  // `ui` treats paths as plain strings; that they exist is checked where they are written.
  const options = { ...rest, to: pathname, search } as UseLinkPropsOptions;
  return <a {...useLinkProps(options)} />;
}
