import { callRoute } from '../../http/call-route.ts';
import { guestHours } from '../../modules/settings/values.ts';
import type { Calls } from '../call-parts.ts';

/** POST /guest/access (rule guest-access): issues a guest token. */
export const guestRoutes: Calls<'guestTokens' | 'board'> =
  ({ guestTokens, board }) =>
  async (app) => {
    app.route({
      ...callRoute(app, 'POST /guest/access'),
      handler: async (request) =>
        guestTokens.issue({
          ip: request.ip,
          userAgent: request.headers['user-agent'] ?? '',
          hours: guestHours(board.settings),
        }),
    });
  };
