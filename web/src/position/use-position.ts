import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { consentQuery } from '../api/user-settings.ts';
import { useStore } from '../storage/store.ts';
import { isForbidden, isPermitted } from './geolocation.ts';
import { noteAnswer } from './last-answer.ts';
import { hereOf, type PositionState } from './machine.ts';
import { declinePosition, getPosition, locate, positionStore } from './position.ts';
import { useConsent } from './use-consent.ts';
import { useCooldown } from './use-cooldown.ts';

export interface PositionUse {
  state: PositionState;
  /** True if `state` results from a press of the button and has to be reported; false if it came about by itself. */
  isAnswer: boolean;
  /** The consent dialog has to be shown (rule position-consent). */
  isAsking: boolean;
  /** Handles a press of 'La mia posizione'. */
  find: () => Promise<void>;
  /** Handles 'Condividi posizione'. */
  share: () => Promise<void>;
  /** Handles 'Non ora'. */
  decline: () => void;
}

/**
 * Requests the position as the kind of visitor allows: a registered user with a stored consent, all others
 * for the moment.
 */
export function usePosition(): PositionUse {
  const queries = useQueryClient();
  const state = useStore(positionStore);
  const { user, consent } = useConsent(true);
  const isDue = useCooldown();
  const [isAsking, setAsking] = useState(false);
  const [isAnswer, setIsAnswer] = useState(false);

  const arrive = useEffectEvent(() => {
    if (consent === true || (consent === null && hereOf(getPosition()))) void locate();
  });
  useEffect(() => arrive(), [consent]);

  // A denial by the browser outlasts the page, which forgets its own state when it is reloaded.
  const isDenied = async () => getPosition().kind === 'denied' || (await isForbidden());
  const askAgain = useEffectEvent(() => {
    if (user) return;
    void isDenied().then(async (denied) => denied && (await isDue()) && setAsking(true));
  });
  useEffect(() => askAgain(), []);

  const share = async () => {
    setAsking(false);
    setIsAnswer(true);
    const { kind } = await locate();
    if (user) return;
    if (kind === 'granted') noteAnswer('accepted');
    if (kind === 'denied') noteAnswer('dismissed');
  };
  const hasConsent = async () => {
    // After an error the question is not repeated: a visitor who tries again has already agreed.
    if (!user) return state.kind === 'error' || !(await isDue()) || (await isPermitted());
    const settings = queries.query({ ...consentQuery(user.id), staleTime: 'static' });
    return settings.then(({ geolocation_consent: isGiven }) => isGiven).catch(() => false);
  };
  return {
    state,
    isAnswer,
    isAsking,
    share,
    async find() {
      if (state.kind === 'loading') return;
      if (await hasConsent()) await share();
      else setAsking(true);
    },
    decline() {
      setAsking(false);
      setIsAnswer(true);
      declinePosition();
      if (!user) noteAnswer('dismissed');
    },
  };
}
