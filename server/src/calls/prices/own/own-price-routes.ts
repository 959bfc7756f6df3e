import { OWNERS } from '@pieno/contract/invitations/policy.ts';
import { callRoute } from '../../../http/call-route.ts';
import { conflict } from '../../../errors.ts';
import { answerOf } from '../../../http/http-errors.ts';
import { readIdempotencyKey } from '../../../http/read-idempotency-key.ts';
import { userOf } from '../../../http/permission.ts';
import { resolveOpenStation, stationIdOf } from '../../../modules/stations/redirects.ts';
import type { Calls } from '../../call-parts.ts';
import { setOwnPrices } from './set-prices.ts';
import { orTill, tillOf } from './recognise-till.ts';

/** The call by which owners and their tills set prices (rules owner-prices, owner-tokens). */
export const ownPriceRoutes: Calls<'db' | 'clock' | 'guard' | 'personHash' | 'tries'> =
  ({ db, clock, guard, personHash, tries }) =>
  async (app) => {
    app.route({
      ...callRoute(app, 'PUT /owner/stations/:id/prices', orTill(db, tries, guard(OWNERS.view))),
      handler: async (request, reply) => {
        const submission = {
          ...request.body,
          stationId: await resolveOpenStation(db, stationIdOf(request.params)),
          key: readIdempotencyKey(request.headers['idempotency-key']),
        };
        const tokenId = tillOf(request);
        const by = tokenId === undefined ? { userId: userOf(request).id } : { tokenId };
        const submitted = await setOwnPrices(db, { clock, personHash }, { ...submission, ...by });
        const { answer: prices, isWritten } = submitted;
        if (isWritten) return prices;
        const { body } = answerOf(conflict('prices_changed'));
        return reply.code(409).send({ ...body, prices });
      },
    });
  };
