import { ADMINISTRATION } from '@pieno/contract/policies/administration.ts';
import { answerCall } from '../../http/call-route.ts';
import { administratorOf } from '../../http/permission.ts';
import { decideReview } from './flag-or-decide-review.ts';
import type { Calls } from '../call-parts.ts';

const MESSAGES = {
  show: 'Recensione mostrata',
  hide: 'Recensione nascosta',
  lock: 'Persona bloccata',
};

/** POST /admin/queue/reviews/{id} (rule reviews-hidden). */
export const reviewDecisionRoutes: Calls<'db' | 'clock' | 'guard' | 'personHash'> =
  ({ guard, ...parts }) =>
  async (app) => {
    const decided = 'POST /admin/queue/reviews/:id';
    answerCall(app, decided, guard(ADMINISTRATION.decide), async (request) => {
      const { params, body } = request;
      await decideReview(parts, administratorOf(request), Number(params.id), body);
      return { message: MESSAGES[body.decision] };
    });
  };
