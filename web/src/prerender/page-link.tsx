import type { LinkProps } from '@pieno/ui/buttons/link.tsx';
import { carriesReturnTo, withReturnTo } from '../core/session/return-to.ts';

/**
 * Makes the component for the links of a page made on the server: plain ones, which say where the page stands and carry
 * its return address along as the router's do.
 */
export const pageLink = (path: string, returnTo: string | null) =>
  function PageLink({ to, ...rest }: LinkProps) {
    const isCurrent = path === to || path.startsWith(`${to}/`);
    const href = carriesReturnTo(to) ? withReturnTo(to, returnTo) : to;
    return <a href={href} aria-current={isCurrent ? 'page' : undefined} {...rest} />;
  };
