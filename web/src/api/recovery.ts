import { DoneSchema } from '@pieno/contract/account.ts';
import type { ResetPassword } from '@pieno/contract/recovery.ts';
import { callApi } from './client.ts';

/** Requests an e-mail with a recovery code. The answer does not reveal whether the address has an account. */
export async function requestRecovery(email: string): Promise<void> {
  await callApi({
    method: 'POST',
    path: '/auth/forgot-password',
    body: { email },
    schema: DoneSchema,
  });
}

/** Sets a new password, authorised by the code from the e-mail. */
export async function resetPassword(fields: ResetPassword): Promise<void> {
  await callApi({
    method: 'POST',
    path: '/auth/reset-password',
    body: fields,
    schema: DoneSchema,
  });
}
