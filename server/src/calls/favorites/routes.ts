import { inTransaction } from '../../db/transaction.ts';
import { answerCall } from '../../http/call-route.ts';
import { userOf } from '../../http/permission.ts';
import { listFavorites } from '../../modules/favorites/read-favorites.ts';
import { star, unstar } from '../../modules/favorites/star-favorites.ts';
import { seeFavorites } from '../../modules/favorites/see-favorites.ts';
import type { Calls } from '../call-parts.ts';

/** GET /user/favorites, PUT and DELETE /user/favorites/{business}, PUT /user/favorites/seen (rule favorites-words). */
export const favoriteCalls: Calls<'db' | 'clock' | 'allow'> =
  ({ db, clock, allow }) =>
  async (app) => {
    const update = allow('favorites', 'update');
    /** Limits a phone's instant to now at the latest, as its clock may be wrong. */
    const instantOf = (stated: string | undefined) => {
      const now = clock.now().getTime();
      return new Date(stated === undefined ? now : Math.max(0, Math.min(Date.parse(stated), now)));
    };

    answerCall(app, 'GET /user/favorites', allow('favorites', 'view'), async (request) =>
      listFavorites(db, userOf(request).id),
    );

    answerCall(app, 'PUT /user/favorites/seen', update, async (request, reply) => {
      await seeFavorites(db, userOf(request).id, instantOf(request.body.until));
      return reply.code(204).send();
    });

    answerCall(app, 'PUT /user/favorites/:business', update, async (request) => {
      const { label, at } = request.body ?? {};
      const tapped = {
        userId: userOf(request).id,
        stationId: Number(request.params.business),
        at: instantOf(at),
      };
      return await inTransaction(db, (tx) => star(tx, tapped, label === '' ? null : label));
    });

    answerCall(app, 'DELETE /user/favorites/:business', update, async (request, reply) => {
      const tapped = {
        userId: userOf(request).id,
        stationId: Number(request.params.business),
        at: instantOf(request.query.at),
      };
      await inTransaction(db, (tx) => unstar(tx, tapped));
      return reply.code(204).send();
    });
  };
