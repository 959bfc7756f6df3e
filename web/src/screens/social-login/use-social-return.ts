import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../core/api/api-error.ts';
import { callPublic } from '../../core/api/client.ts';
import { takeSocialReturn, type SocialReturn } from '../../core/session/social-return.ts';
import { signInToAccount } from '../../features/account/sign-in-to-account.ts';
import { m } from '../../paraglide/messages.js';

interface SocialReturnState {
  /** True while a code is being exchanged. */
  isReturning: boolean;
  failure: string | null;
  /** Sends the code of the second factor; null unless the server asks for it. */
  confirm: ((totp: string) => Promise<void>) | null;
}

/** Completes a social sign-in after the provider has redirected the visitor back. */
export function useSocialReturn(): SocialReturnState {
  const [returned] = useState(takeSocialReturn);
  const [hasFailed, setFailed] = useState(typeof returned === 'string');
  const [isAsking, setAsking] = useState(false);
  const isAsked = useRef(false);
  useEffect(() => {
    // A code can be exchanged only once, but React may run an effect more than once.
    if (returned === null || typeof returned === 'string' || isAsked.current) return;
    isAsked.current = true;
    exchange(returned).catch((error: unknown) => {
      if (error instanceof ApiError && error.code === 'second_factor_needed') setAsking(true);
      else setFailed(true);
    });
  }, [returned]);
  return {
    isReturning: returned !== null && !hasFailed && !isAsking,
    failure: hasFailed ? failureOf(returned) : null,
    confirm:
      isAsking && returned !== null && typeof returned !== 'string'
        ? (totp) => exchange({ ...returned, totp })
        : null,
  };
}

const failureOf = (returned: SocialReturn | null): string =>
  returned === 'locked' ? m.error_email_locked() : m.error_social_sign_in_failed();

/** Exchanges the code and signs in. */
async function exchange(body: { code: string; totp?: string }): Promise<void> {
  const { data } = await callPublic('POST /auth/social/exchange', { body });
  signInToAccount(data);
}
