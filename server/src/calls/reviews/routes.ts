import type { FastifyRequest } from 'fastify';
import { OWNERS } from '@pieno/contract/invitations/policy.ts';
import { OWN_REVIEWS } from '@pieno/contract/reviews/policy.ts';
import { REVIEWS } from '@pieno/contract/reviews/review-limits.ts';
import type { Executor } from '../../db/database.ts';
import { answerCall } from '../../http/call-route.ts';
import { conflict } from '../../errors.ts';
import { limitAccount } from '../../limits/account-limits.ts';
import { userOf } from '../../http/permission.ts';
import { shownAtOnce } from '../../http/shown-at-once.ts';
import { lockVerified } from '../../modules/accounts/lock-verified.ts';
import { changePrices } from '../../modules/prices/change-prices.ts';
import { findOwnReview } from '../../modules/reviews/reviews.ts';
import {
  answerReview,
  deleteReview,
  objectToHiding,
  saveReview,
  type Reviewer,
} from '../../modules/reviews/submit-review.ts';
import { enterStation } from '../../modules/stations/enter-station.ts';
import { resolveStation, resolveOpenStation } from '../../modules/stations/redirects.ts';
import { findActivePeople } from '../../modules/stations/standing.ts';
import { reviewDecisionRoutes } from './decision-routes.ts';
import { flagOthersReview } from './flag-or-decide-review.ts';
import type { Calls } from '../call-parts.ts';

const { perDay } = REVIEWS;
const TOO_MANY = { code: 'words_too_many', params: { hour: perDay, day: perDay } } as const;

/**
 * The calls of people, owners and administrators about reviews (rules reviews-write, reviews-hidden, reviews-owner).
 */
export const reviewCalls: Calls<'db' | 'clock' | 'board' | 'guard' | 'personHash' | 'tries'> =
  (parts) => async (app) => {
    const { db, clock, board, guard, personHash, tries } = parts;
    app.addHook('onSend', shownAtOnce(board));
    const own = guard(OWN_REVIEWS.manage);
    const write = guard(OWN_REVIEWS.write);
    /** Runs a user's change of a station's reviews, which is shown at once. @param find finds the review */
    const changing = (
      request: FastifyRequest,
      business: string,
      work: (tx: Executor, who: Reviewer) => Promise<void>,
      find = resolveStation,
    ) =>
      changePrices(db, clock, async (change) => {
        const station = await find(change.tx, Number(business));
        await work(change.tx, { userId: userOf(request).id, station, now: change.now });
        change.show([station]);
        return await findOwnReview(change.tx, userOf(request).id, station);
      });

    answerCall(app, 'GET /user/reviews/:business', own, async (request) => {
      const station = await resolveStation(db, Number(request.params.business));
      return await findOwnReview(db, userOf(request).id, station);
    });

    answerCall(app, 'PUT /user/reviews/:business', write, async (request) => {
      const { params, body } = request;
      await limitAccount(tries, 'reviews', personHash(userOf(request).email), TOO_MANY);
      const save = async (tx: Executor, who: Reviewer) => {
        await lockVerified(tx, who.userId);
        const people = await findActivePeople(tx, who.station);
        if (people.includes(who.userId)) throw conflict('review_own');
        await saveReview(tx, who, body);
      };
      return await changing(request, params.business, save, resolveOpenStation);
    });

    answerCall(app, 'DELETE /user/reviews/:business', own, async (request, reply) => {
      await changing(request, request.params.business, deleteReview);
      return reply.code(204).send();
    });

    answerCall(app, 'POST /user/reviews/:business/objection', own, async (request) => {
      const { params, body } = request;
      await changing(request, params.business, (tx, who) => objectToHiding(tx, who, body.text));
      return { message: 'Un amministratore leggerà che cosa ne pensi' };
    });

    answerCall(app, 'POST /user/reviews/:id/flags', write, async (request) => {
      const { params, body } = request;
      await flagOthersReview(parts, userOf(request), Number(params.id), body.reason);
      return { message: 'Grazie: la controlleremo' };
    });

    const answered = 'PUT /owner/stations/:id/reviews/:review/answer';
    answerCall(app, answered, guard(OWNERS.view), async (request) => {
      const { params, body } = request;
      await changing(request, params.id, async (tx, { userId, ...at }) => {
        await enterStation(tx, userId, at.station);
        await answerReview(tx, { ...at, id: Number(params.review) }, body.text);
      });
      return { message: 'Risposta pubblicata' };
    });

    await app.register(reviewDecisionRoutes(parts));
  };
