import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { callRoute } from '../../http/call-route.ts';
import { notFound, unavailable } from '../../http/errors.ts';
import { sendPrepared } from '../../http/send-prepared.ts';
import type { Board } from './board.ts';

/** Ids are PostgreSQL integers. */
const ID_MAX = 2 ** 31 - 1;

/** GET /business/{id} (rule call-business): one station's page from the board. */
export const stationRoutes =
  (board: Board): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...callRoute(app, 'GET /business/:id'),
      handler: async (request, reply) => {
        if (!board.madeAt) throw unavailable();
        const id = /^\d{1,10}$/.test(request.params.id) ? Number(request.params.id) : Infinity;
        const page = id <= ID_MAX ? await board.station(id) : undefined;
        if (!page) throw notFound('business_not_found');
        sendPrepared(request, reply, page);
        return reply;
      },
    });
  };
