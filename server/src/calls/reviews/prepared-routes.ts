import { ReviewsSchema } from '@pieno/contract/reviews/reviews.ts';
import { answerCall } from '../../http/call-route.ts';
import { notFound, unavailable } from '../../errors.ts';
import { sendPrepared } from '../../http/prepared/send-prepared.ts';
import type { BoardChange } from '../../modules/board/board-change.ts';
import { HistoryCache } from '../../modules/history/history-cache.ts';
import { readReviews } from '../../modules/reviews/reviews.ts';
import type { Calls } from '../call-parts.ts';

/**
 * GET /business/{id}/reviews (rule reviews-shown): a page is made at the first request, and kept until its station
 * changes.
 */
export const preparedReviewRoutes: Calls<'board' | 'db' | 'clock'> =
  ({ board, db, clock }) =>
  async (app) => {
    const pages = new HistoryCache(clock);
    const drop = ({ stations, isGeneral }: BoardChange) =>
      pages.drop(isGeneral ? undefined : new Set(stations.map(String)));
    board.events.on('changed', drop);
    app.addHook('onClose', (_app, done) => {
      board.events.off('changed', drop);
      done();
    });

    answerCall(app, 'GET /business/:id/reviews', async (request, reply) => {
      if (!board.madeAt) throw unavailable();
      const named = Number(request.params.id);
      const id = board.movedTo(named) ?? named;
      if (!board.stations.get(id)) throw notFound('business_not_found');
      const page = Number(request.query.page ?? 1);
      const prepared = await pages.get(`${id}/${page}`, async () => ({
        answer: ReviewsSchema.parse(await readReviews(db, id, page)),
        until: Infinity,
      }));
      sendPrepared(request, reply, prepared);
      return reply;
    });
  };
