import type { Here } from '@pieno/ui/map/position.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { hereOf } from './machine.ts';
import { forgetPosition, getPosition, subscribeToPosition } from './position.ts';
import { useConsent } from './use-consent.ts';

/** Returns the visitor's position if it is known and may be used. */
export function useHere(): Here | null {
  const here = hereOf(useSyncExternalStore(subscribeToPosition, getPosition));
  const { consent } = useConsent(here !== null);
  useEffect(() => {
    if (consent === false) forgetPosition();
  }, [consent]);
  return consent === true || consent === null ? here : null;
}
