import { API_BASE } from '@pieno/contract/api.ts';
import { answerCall } from '../../http/call-route.ts';
import { notFound, unavailable } from '../../errors.ts';
import type { Prepared } from '../../prepared/prepared.ts';
import { sendPrepared } from '../../http/prepared/send-prepared.ts';
import type { Calls } from '../call-parts.ts';

/** Cached as long as the pages themselves: a CDN may hold it for a moment. */
const MOVED_CACHE_CONTROL = 'public, max-age=0, s-maxage=10';

/** GET /business/{id} (rule call-business): one station's page from the board; 307 for one merged into another. */
export const preparedStationRoutes: Calls<'board'> =
  ({ board }) =>
  async (app) => {
    answerCall(app, 'GET /business/:id', (request, reply) => {
      if (!board.madeAt) throw unavailable();
      const id = /^\d{1,10}$/.test(request.params.id) ? Number(request.params.id) : Infinity;
      const send = (page: Prepared | undefined) => {
        const movedTo = board.movedTo(id);
        if (movedTo !== undefined) {
          // Not 308, which browsers keep for good: a merge can be undone.
          const headers = { 'cache-control': MOVED_CACHE_CONTROL };
          reply.headers(headers).redirect(`${API_BASE}/business/${movedTo}`, 307);
          return;
        }
        if (!page) throw notFound('business_not_found');
        sendPrepared(request, reply, page);
      };
      const page = board.station(id);
      // A page in memory is sent at once: a promise would cost a tenth of the answer.
      if (page instanceof Promise) return page.then(send);
      send(page);
    });
  };
