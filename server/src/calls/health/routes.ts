import type { FastifyRequest } from 'fastify';
import { answerCall } from '../../http/call-route.ts';
import { unauthorized, unavailable } from '../../errors.ts';
import { noStore } from '../../http/no-store.ts';
import { hasOperatorToken } from '../../http/operator-token.ts';
import { VERSION } from '../../version.ts';
import type { Calls } from '../call-parts.ts';
import { findStatus } from './status.ts';

/**
 * GET /health: the process is running. GET /health/ready: the board is filled, even if the database is unreachable, and
 * the data folder still exists. GET /health/status: what works, for a monitoring service (rule health-status).
 */
export const healthCalls: Calls<
  'board' | 'clock' | 'config' | 'database' | 'db' | 'isServed' | 'logger'
> = (parts) => async (app) => {
  const { board, config, database } = parts;
  app.addHook('onRequest', noStore);
  answerCall(app, 'GET /health', () => ({ status: 'ok' as const, version: VERSION }));
  answerCall(app, 'GET /health/ready', () => {
    if (!board.madeAt || database.isLost()) throw unavailable();
    return { status: 'ok' as const };
  });
  const operatorOnly = async (request: FastifyRequest) => {
    if (!hasOperatorToken(request, config)) throw unauthorized('not_authenticated');
  };
  answerCall(app, 'GET /health/status', operatorOnly, async (_request, reply) => {
    const status = await findStatus(parts);
    return await reply.code(status.status === 'ok' ? 200 : 503).send(status);
  });
};
