import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { callRoute } from '../../http/call-route.ts';
import { unavailable } from '../../http/errors.ts';
import { sendPrepared } from '../../http/prepared/send-prepared.ts';
import type { Board } from '../../modules/board/board.ts';

/** GET /welcome-message (rule call-welcome), from the board. */
export const welcomeRoutes =
  (board: Board): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...callRoute(app, 'GET /welcome-message'),
      handler: (request, reply) => {
        const answer = board.welcome();
        if (!answer) throw unavailable();
        sendPrepared(request, reply, answer);
      },
    });
  };
