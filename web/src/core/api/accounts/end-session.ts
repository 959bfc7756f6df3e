import { RETRY_MS } from '@pieno/contract/limits.ts';
import { ApiError, isUnanswered } from '../api-error.ts';
import { send } from '../transport.ts';

/**
 * Ends the session of `token` on the server, after the phone has dropped it. If the server cannot do it now, retries
 * after RETRY_MS or when the network returns; the token is held in memory only.
 */
export async function endSession(token: string): Promise<void> {
  try {
    await send('POST /logout', {}, { bearer: token });
  } catch (error) {
    if (!(error instanceof ApiError) || !mayPass(error)) return;
    const again = () => {
      clearTimeout(timer);
      removeEventListener('online', again);
      void endSession(token);
    };
    const timer = setTimeout(again, RETRY_MS);
    addEventListener('online', again);
  }
}

/** True for a temporary failure: no answer, too many requests, or a server error. */
const mayPass = (error: ApiError) =>
  isUnanswered(error) || error.status === 429 || error.status >= 500;
