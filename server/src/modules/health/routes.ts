import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Database } from '../../db/database.ts';
import { HealthSchema } from '@pieno/contract/health.ts';
import type { Board } from '../board/board.ts';
import { unavailable } from '../../http/errors.ts';
import { noStore } from '../../http/no-store.ts';
import { refusals } from '../../http/refusals.ts';

/**
 * GET /health: the process is running. GET /health/ready: the board is filled, even if the database is unreachable, and the data folder
 * is still there.
 */
export const healthRoutes =
  (board: Board, database: Pick<Database, 'isLost'>): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', noStore);
    app.get(
      '/health',
      {
        schema: { tags: ['health'], summary: 'The process lives', response: { 200: HealthSchema } },
      },
      () => ({ status: 'ok' as const }),
    );
    app.get(
      '/health/ready',
      {
        schema: {
          tags: ['health'],
          summary: 'The price board is filled',
          response: { 200: HealthSchema, ...refusals(503) },
        },
      },
      () => {
        if (!board.madeAt || database.isLost()) throw unavailable();
        return { status: 'ok' as const };
      },
    );
  };
