import { record, string, unknown } from 'zod/mini';
import { callApi } from './client.ts';

/** GET /user/export: everything the server keeps about the visitor, as a file to put away. */
export async function exportUser(): Promise<Blob> {
  const { data } = await callApi({ path: '/user/export', schema: record(string(), unknown()) });
  return new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
}
