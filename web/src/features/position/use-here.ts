import type { Here } from '@pieno/ui/map/position.ts';
import { useEffect } from 'react';
import { useStore } from '../../core/storage/store.ts';
import { hereOf } from './machine.ts';
import { forgetPosition, positionStore } from './position.ts';
import { useConsent } from './use-consent.ts';

/** Returns the visitor's position if known and allowed. */
export function useHere(): Here | null {
  const here = useStore(positionStore, hereOf);
  const { consent } = useConsent(here !== null);
  useEffect(() => {
    if (consent === false) forgetPosition();
  }, [consent]);
  return consent === true || consent === null ? here : null;
}
