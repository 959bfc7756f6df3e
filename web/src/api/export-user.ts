import { record, string, unknown } from 'zod/mini';
import { callApi } from './client.ts';

/** GET /user/export: returns everything the server stores about the user, as a JSON file to download. */
export async function exportUser(): Promise<Blob> {
  const { data } = await callApi({ path: '/user/export', schema: record(string(), unknown()) });
  return new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
}
