import type { Executor } from '../../db/database.ts';

/** Lists the administrators to whom mail may go: who has proved an e-mail and is not locked out. */
export async function listAdministrators(db: Executor): Promise<{ id: string; email: string }[]> {
  return await db
    .selectFrom('app_user')
    .select(['id', 'email'])
    .where('role', '=', 'admin')
    .where('is_active', '=', true)
    .where('email_verified', '=', true)
    .orderBy('id')
    .execute();
}
