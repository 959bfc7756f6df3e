import { DoneSchema } from '@pieno/contract/account.ts';
import type { ChangePassword } from '@pieno/contract/recovery.ts';
import { callApi } from './client.ts';

/** Signed in: the other sessions of the account end. */
export async function changePassword(fields: ChangePassword): Promise<void> {
  await callApi({ method: 'PUT', path: '/user/password', body: fields, schema: DoneSchema });
}
