import type { CurrentVisitor } from '@pieno/contract/visitor.ts';
import { callApi } from './client.ts';
import { lazySchema } from './lazy-schema.ts';

/** GET /auth/current-user: returns the visitor that the server recognises by the token. */
export async function getCurrentVisitor(): Promise<CurrentVisitor> {
  const { data } = await callApi({
    path: '/auth/current-user',
    schema: lazySchema('CurrentVisitorSchema'),
  });
  return data;
}
