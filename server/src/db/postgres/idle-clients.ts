import type pg from 'pg';
import type { Client } from './client.ts';

/**
 * Keeps track of a pool's idle connections, so that they can be cut when another one turned out to be dead: they went
 * the same way, and each of them would make somebody wait.
 * @returns the set of them, which changes as they are used
 */
export function idleClients(pool: pg.Pool): ReadonlySet<Client> {
  const idle = new Set<Client>();
  // The pool was told to make its connections of this class.
  const ours = (client: pg.PoolClient) => client as unknown as Client;
  pool.on('release', (_error, client) => idle.add(ours(client)));
  pool.on('acquire', (client) => idle.delete(ours(client)));
  pool.on('remove', (client) => idle.delete(ours(client)));
  return idle;
}
