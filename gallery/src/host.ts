import { createContext, useContext } from 'react';

/** What the demo pages ask of the product they stand in. */
export interface Host {
  /** Ends the session, which leads to /social-login. */
  logout: () => void;
  /** Goes to a path of the product, where no link can: a form that was filled in. */
  open: (path: string) => void;
  /** What the address says after its question mark. */
  query: Readonly<Record<string, unknown>>;
}

export const HostContext = createContext<Host>({
  logout: () => undefined,
  open: () => undefined,
  query: {},
});

export const useHost = (): Host => useContext(HostContext);
