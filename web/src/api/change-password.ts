import { DoneSchema } from '@pieno/contract/account.ts';
import type { ChangePassword } from '@pieno/contract/recovery.ts';
import { callApi } from './client.ts';

/** PUT /user/password, for signed-in users. Ends the other sessions of the account. */
export async function changePassword(fields: ChangePassword): Promise<void> {
  await callApi({ method: 'PUT', path: '/user/password', body: fields, schema: DoneSchema });
}
