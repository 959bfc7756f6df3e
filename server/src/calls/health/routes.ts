import { answerCall } from '../../http/call-route.ts';
import { unavailable } from '../../http/errors.ts';
import { noStore } from '../../http/no-store.ts';
import { VERSION } from '../../version.ts';
import type { Calls } from '../call-parts.ts';

/**
 * GET /health: the process is running. GET /health/ready: the board is filled, even if the database is unreachable, and the data folder
 * is still there.
 */
export const healthCalls: Calls<'board' | 'database'> =
  ({ board, database }) =>
  async (app) => {
    app.addHook('onRequest', noStore);
    answerCall(app, 'GET /health', () => ({ status: 'ok' as const, version: VERSION }));
    answerCall(app, 'GET /health/ready', () => {
      if (!board.madeAt || database.isLost()) throw unavailable();
      return { status: 'ok' as const };
    });
  };
