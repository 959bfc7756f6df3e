import { createContext, useContext } from 'react';

/** What the demo pages need from the product that embeds them. */
export interface Host {
  /** Ends the session; the product then navigates to /social-login. */
  logout: () => void;
  /** Navigates to a path of the product where a link cannot be used, e.g. after a form was submitted. */
  open: (path: string) => void;
  /** The query parameters of the current address. */
  query: Readonly<Record<string, unknown>>;
}

export const HostContext = createContext<Host>({
  logout: () => undefined,
  open: () => undefined,
  query: {},
});

export const useHost = (): Host => useContext(HostContext);
