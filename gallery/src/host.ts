import { createContext, useContext } from 'react';

/** What the demo pages ask of the product they stand in. */
export interface Host {
  /** Ends the session, which leads to /social-login. */
  logout: () => void;
}

export const HostContext = createContext<Host>({ logout: () => undefined });

export const useHost = (): Host => useContext(HostContext);
