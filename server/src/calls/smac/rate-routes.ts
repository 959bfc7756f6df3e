import { answerCall } from '../../http/call-route.ts';
import { unavailable } from '../../errors.ts';
import { sendPrepared } from '../../http/prepared/send-prepared.ts';
import type { Calls } from '../call-parts.ts';

/** GET /smac-rates (rule smac-rates), from the board. */
export const preparedSmacRoutes: Calls<'board'> =
  ({ board }) =>
  async (app) => {
    answerCall(app, 'GET /smac-rates', (request, reply) => {
      const answer = board.smacRates();
      if (!answer) throw unavailable();
      sendPrepared(request, reply, answer);
    });
  };
