import type { Deletion } from '@pieno/contract/account.ts';
import { unknown } from 'zod/mini';
import { callApi } from './client.ts';

/** DELETE /user: the account and everything that goes with it. */
export async function deleteUser(proof: Deletion): Promise<void> {
  await callApi({ method: 'DELETE', path: '/user', body: proof, schema: unknown() });
}
