import type { LinkProps } from '@pieno/ui/buttons/link.tsx';
import { carriesReturnTo, withReturnTo } from '../core/session/return-to.ts';

/**
 * Creates the link component of a server-rendered page: plain links, which mark the current page and carry its return
 * address as the router's do.
 */
export const pageLink = (path: string, returnTo: string | null) =>
  function PageLink({ to, ...rest }: LinkProps) {
    const isCurrent = path === to || path.startsWith(`${to}/`);
    const href = carriesReturnTo(to) ? withReturnTo(to, returnTo) : to;
    return <a href={href} aria-current={isCurrent ? 'page' : undefined} {...rest} />;
  };
