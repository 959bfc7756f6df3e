import type { KyselyPlugin } from 'kysely';
import type { Executor } from '../../db/database.ts';

/** A database of which every statement is counted, also inside its transactions; their begin and commit are not. */
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
