import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ADMINISTRATION } from '@pieno/contract/policies/administration.ts';
import { inTransaction } from '../../db/transaction.ts';
import { callRoute } from '../../http/call-route.ts';
import { notFound } from '../../http/errors.ts';
import { findUser } from '../accounts/repository.ts';
import { lockBoardVersion } from '../changes/board-version.ts';
import { lockAdministrator } from './administrator.ts';
import { changeAccount } from './change-account.ts';
import { administratorOf, type AdministrationParts } from './route-parts.ts';

/** PUT /admin/people/:id/email-verification (rule account-verified). */
export const peopleRoutes =
  ({ db, clock, guard, personHash }: AdministrationParts): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...callRoute(app, 'PUT /admin/people/:id/email-verification', guard(ADMINISTRATION.decide)),
      handler: async (request) => {
        const { params, body } = request;
        const actor = administratorOf(request);
        await inTransaction(db, async (tx) => {
          await lockBoardVersion(tx);
          await lockAdministrator(tx, actor);
          const user = await findUser(tx, params.id);
          if (!user) throw notFound('account_not_found');
          await changeAccount(tx, { clock, personHash }, actor, user, {
            isVerified: body.verified,
          });
        });
        return { message: body.verified ? 'Email confermata' : 'Email non più confermata' };
      },
    });
  };
