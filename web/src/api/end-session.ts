import { unknown } from 'zod/mini';
import { send } from './transport.ts';

/** Ends the session of `token` on the server, for whom the phone no longer takes the visitor. */
export async function endSession(token: string): Promise<void> {
  await send({ method: 'POST', path: '/logout', schema: unknown() }, { bearer: token });
}
