import { unknown } from 'zod/mini';
import { ApiError } from './api-error.ts';
import { send } from './transport.ts';

/**
 * Ends the session of `token` on the server, for whom the phone no longer takes the visitor.
 * Without a network it is tried again when there is one; the token is written down nowhere for that.
 */
export async function endSession(token: string): Promise<void> {
  try {
    await send({ method: 'POST', path: '/logout', schema: unknown() }, { bearer: token });
  } catch (error) {
    const isUnheard = error instanceof ApiError && error.status === 0;
    if (isUnheard) addEventListener('online', () => void endSession(token), { once: true });
  }
}
