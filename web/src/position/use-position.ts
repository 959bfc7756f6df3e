import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { userSettingsQuery } from '../api/user-settings.ts';
import { isPermitted } from './ask-browser.ts';
import { noteAnswer } from './last-answer.ts';
import { hereOf, type PositionState } from './machine.ts';
import { declinePosition, getPosition, locate, subscribeToPosition } from './position.ts';
import { useConsent } from './use-consent.ts';
import { useCooldown } from './use-cooldown.ts';

export interface PositionUse {
  state: PositionState;
  /** What came of a press of the button has to be told; what came by itself has not. */
  isAnswer: boolean;
  /** The question for the consent has to stand on the screen (spec §4). */
  isAsking: boolean;
  /** A press of 'La mia posizione'. */
  find: () => Promise<void>;
  /** 'Condividi posizione'. */
  share: () => Promise<void>;
  /** 'Non ora'. */
  decline: () => void;
}

/** Asks for the position as the visitor's kind allows: with a kept consent, or for the moment. */
export function usePosition(): PositionUse {
  const queries = useQueryClient();
  const state = useSyncExternalStore(subscribeToPosition, getPosition);
  const { user, consent } = useConsent(true);
  const isDue = useCooldown();
  const [isAsking, setAsking] = useState(false);
  const [isAnswer, setIsAnswer] = useState(false);

  const arrive = useEffectEvent(() => {
    if (consent === true || (consent === null && hereOf(getPosition()))) void locate();
  });
  useEffect(() => arrive(), [consent]);

  const askAgain = useEffectEvent(() => {
    if (!user && getPosition().kind === 'denied') void isDue().then((due) => setAsking(due));
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
    // After an error: whoever tries again has said yes already.
    if (!user) return state.kind === 'error' || !(await isDue()) || (await isPermitted());
    const settings = queries.query({ ...userSettingsQuery(user.id), staleTime: 'static' });
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
