import type pg from 'pg';
import type { Client } from './client.ts';

/**
 * Tracks a pool's idle connections, so that they can be cut when another one is found dead: they are probably dead too,
 * and each would make a caller wait.
 * @returns the live set of idle connections
 */
export function idleClients(pool: pg.Pool): ReadonlySet<Client> {
  const idle = new Set<Client>();
  // The pool makes its connections of this class.
  const ours = (client: pg.PoolClient) => client as unknown as Client;
  pool.on('release', (_error, client) => idle.add(ours(client)));
  pool.on('acquire', (client) => idle.delete(ours(client)));
  pool.on('remove', (client) => idle.delete(ours(client)));
  return idle;
}
