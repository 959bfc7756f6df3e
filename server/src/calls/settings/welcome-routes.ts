import { callRoute } from '../../http/call-route.ts';
import { unavailable } from '../../http/errors.ts';
import { sendPrepared } from '../../http/prepared/send-prepared.ts';
import type { Calls } from '../call-parts.ts';

/** GET /welcome-message (rule call-welcome), from the board. */
export const welcomeRoutes: Calls<'board'> =
  ({ board }) =>
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
