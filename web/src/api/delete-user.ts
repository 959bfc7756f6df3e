import type { Deletion } from '@pieno/contract/account.ts';
import { unknown } from 'zod/mini';
import { callApi } from './client.ts';

/** DELETE /user: deletes the account and everything that belongs to it. */
export async function deleteUser(proof: Deletion): Promise<void> {
  await callApi({ method: 'DELETE', path: '/user', body: proof, schema: unknown() });
}
