import { callPersonal } from '../core/api/client.ts';
import type { FakeApi } from './fake-api.ts';

/** Makes the next call answer that the session has ended, as every page then does. */
export async function expireSession(api: FakeApi): Promise<void> {
  api.fail('GET /user', 401, { message: 'Sessione scaduta' });
  await callPersonal('GET /user').catch(() => undefined);
}
