import { CurrentVisitorSchema, type CurrentVisitor } from '@pieno/contract/visitor.ts';
import { callApi } from './client.ts';

/** Whom the server takes the token's holder for. */
export async function getCurrentVisitor(): Promise<CurrentVisitor> {
  const { data } = await callApi({ path: '/auth/current-user', schema: CurrentVisitorSchema });
  return data;
}
