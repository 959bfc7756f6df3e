import { createContext, useContext } from 'react';

/** What the product provides to the demo pages. */
export interface Host {
  /** Ends the session; the product then opens /social-login. */
  logout: () => void;
  /** Opens a product path where a link cannot be used, e.g. after a form was submitted. */
  open: (path: string) => void;
  /** Query parameters of the current address. */
  query: Readonly<Record<string, unknown>>;
}

export const HostContext = createContext<Host>({
  logout: () => undefined,
  open: () => undefined,
  query: {},
});

export const useHost = (): Host => useContext(HostContext);
