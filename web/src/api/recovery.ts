import { DoneSchema } from '@pieno/contract/account.ts';
import type { ResetPassword } from '@pieno/contract/recovery.ts';
import { callApi } from './client.ts';

/** Asks for a mail with a code; the answer does not tell whether the address is known. */
export async function requestRecovery(email: string): Promise<void> {
  await callApi({
    method: 'POST',
    path: '/auth/forgot-password',
    body: { email },
    schema: DoneSchema,
  });
}

/** Exchanges the code of the mail for a new password. */
export async function resetPassword(fields: ResetPassword): Promise<void> {
  await callApi({
    method: 'POST',
    path: '/auth/reset-password',
    body: fields,
    schema: DoneSchema,
  });
}
