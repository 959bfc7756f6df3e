import type { KyselyPlugin } from 'kysely';
import type { Executor } from '../../db/database.ts';

/** Returns a database that counts its statements, also in transactions, without begin and commit. */
export function countStatements(database: Executor): { db: Executor; count(): number } {
  let statements = 0;
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { db: database.withPlugin(counting), count: () => statements };
}
