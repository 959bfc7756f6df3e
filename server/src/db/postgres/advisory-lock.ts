import type pg from 'pg';

/**
 * Takes an advisory lock. It belongs to its connection, which stays out of the pool until the lock is released.
 * @returns a function that releases it; undefined when it is already held
 */
export async function tryLock(
  pool: pg.Pool,
  name: string,
): Promise<(() => Promise<void>) | undefined> {
  const client = await pool.connect();
  const { rows } = await client
    .query<{ held: boolean }>('select pg_try_advisory_lock(hashtext($1)) as held', [name])
    .catch((error: unknown) => {
      client.release(true);
      throw error;
    });
  if (!rows[0]?.held) {
    client.release();
    return undefined;
  }
  return async () => {
    const lost = await client
      .query('select pg_advisory_unlock_all()')
      .catch((error: Error) => error);
    client.release(lost instanceof Error);
  };
}
