import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { consentQuery } from '../../core/api/profile/user-settings.ts';
import { actorOf } from '../../core/session/machine.ts';
import { useVisitor } from '../../core/session/use-visitor.ts';
import { useStore } from '../../core/storage/store.ts';
import { isForbidden, isPermitted } from './geolocation.ts';
import { lastAnswer, noteAnswer } from './last-answer.ts';
import { hereOf, type PositionState } from './machine.ts';
import { declinePosition, getPosition, locate, positionStore } from './position.ts';
import { useConsent } from './use-consent.ts';
import { useCooldown } from './use-cooldown.ts';

export interface PositionUse {
  state: PositionState;
  /** True if `state` results from a press of the button and must be reported. */
  isAnswer: boolean;
  /** How often a press of the button found the position: the map goes there each time. */
  found: number;
  /** The consent dialog must be shown (rule position-consent). */
  isAsking: boolean;
  /** Handles 'La mia posizione'. */
  find: () => Promise<void>;
  /** Handles 'Condividi posizione'. */
  share: () => Promise<void>;
  /** Handles 'Non ora'. */
  decline: () => void;
}

/**
 * Requests the position: a registered user needs a stored consent, all others share it only
 * now.
 */
export function usePosition(): PositionUse {
  const queries = useQueryClient();
  const state = useStore(positionStore);
  const { user, consent } = useConsent(true);
  const isDue = useCooldown();
  const [isAsking, setAsking] = useState(false);
  const [isAnswer, setIsAnswer] = useState(false);
  const [found, setFound] = useState(0);
  const { id } = actorOf(useVisitor());

  const hasAgreed = () => {
    const { answer, guest } = lastAnswer.get() ?? {};
    return answer === 'accepted' && guest !== undefined && guest === id;
  };
  const arrive = useEffectEvent(async () => {
    if (
      consent === true ||
      (consent === null && (hereOf(getPosition()) || (hasAgreed() && (await isPermitted()))))
    )
      void locate();
  });
  useEffect(() => void arrive(), [consent]);

  // 'Non ora' is asked again on later visits. After the browser's own denial, only a press asks.
  const isAskable = async () => {
    const { answer, byBrowser } = lastAnswer.get() ?? {};
    return answer === 'dismissed' && !byBrowser && !(await isForbidden());
  };
  const askAgain = useEffectEvent(() => {
    if (user) return;
    void isAskable().then(async (askable) => askable && (await isDue()) && setAsking(true));
  });
  useEffect(() => askAgain(), []);

  const share = async () => {
    setAsking(false);
    setIsAnswer(true);
    const { kind } = await locate();
    if (kind === 'granted') setFound((times) => times + 1);
    if (user) return;
    if (kind === 'granted') noteAnswer('accepted', { guest: id });
    if (kind === 'denied') noteAnswer('dismissed', { byBrowser: true });
  };
  const hasConsent = async () => {
    // After an error the question is not repeated: the visitor has already agreed.
    if (!user) return state.kind === 'error' || !(await isDue()) || (await isPermitted());
    const settings = queries.query({ ...consentQuery(user.id), staleTime: 'static' });
    return settings.then(({ geolocation_consent: isGiven }) => isGiven).catch(() => false);
  };
  return {
    state,
    isAnswer,
    found,
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
