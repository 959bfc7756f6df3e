import type { Executor } from '../../db/database.ts';
import { readSecrets } from '../../secrets.ts';

/** Tells the installation's secret from another one, and nothing of it. @returns 16 hexadecimal digits */
export async function secretMark(executor: Executor, secret: string | undefined): Promise<string> {
  const secrets = await readSecrets(executor, secret);
  return Buffer.from(secrets.keyFor('backup')).toString('hex', 0, 8);
}
