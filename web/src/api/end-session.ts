import { RETRY_MS } from '@pieno/contract/limits.ts';
import { unknown } from 'zod/mini';
import { ApiError } from './api-error.ts';
import { send } from './transport.ts';

/**
 * Ends the session of `token` on the server, for whom the phone no longer takes the visitor.
 * A server that cannot do it now is asked again; the token is written down nowhere for that.
 */
export async function endSession(token: string): Promise<void> {
  try {
    await send({ method: 'POST', path: '/logout', schema: unknown() }, { bearer: token });
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

/** No network, a server that is busy, one that is down. */
const mayPass = ({ status }: ApiError) => status === 0 || status === 429 || status >= 500;
