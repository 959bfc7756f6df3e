import type { Executor } from '../../db/database.ts';

/** Lists the administrators who may get mail: active, with a proven e-mail. */
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
