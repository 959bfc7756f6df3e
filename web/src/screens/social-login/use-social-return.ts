import { useEffect, useRef, useState } from 'react';
import { callPublic } from '../../api/client.ts';
import { takeSocialReturn } from '../../session/social-return.ts';
import { signInToAccount } from '../../account/sign-in-to-account.ts';
import { m } from '../../paraglide/messages.js';

interface SocialReturnState {
  /** A code is being exchanged. */
  isReturning: boolean;
  failure: string | null;
}

/** Completes a social sign-in after the provider has sent the visitor back. */
export function useSocialReturn(): SocialReturnState {
  const [returned] = useState(takeSocialReturn);
  const [hasFailed, setFailed] = useState(returned === 'failed');
  const isAsked = useRef(false);
  useEffect(() => {
    // A code can be exchanged only once, but React may run an effect more than once.
    if (returned === null || returned === 'failed' || isAsked.current) return;
    isAsked.current = true;
    exchange(returned.code).catch(() => setFailed(true));
  }, [returned]);
  return {
    isReturning: returned !== null && !hasFailed,
    failure: hasFailed ? m.error_social_sign_in_failed() : null,
  };
}

/** Exchanges the code and signs in. */
async function exchange(code: string): Promise<void> {
  const { data } = await callPublic('POST /auth/social/exchange', { body: { code } });
  signInToAccount(data);
}
