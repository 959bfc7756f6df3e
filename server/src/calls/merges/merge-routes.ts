import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ADMINISTRATION } from '@pieno/contract/policies/administration.ts';
import { inTransaction } from '../../db/transaction.ts';
import { callRoute } from '../../http/call-route.ts';
import { noStore } from '../../http/no-store.ts';
import { readAdministeredStation } from '../../modules/stations/administered-station.ts';
import { administratorOf, type AdministrationParts } from '../../http/administration-parts.ts';
import { mergeStations } from '../../modules/merges/merge-stations.ts';
import { undoMerge } from '../../modules/merges/undo-merge.ts';

/** POST /admin/stations/:id/merges and DELETE /admin/merges/:id (rule station-merge). */
export const mergeRoutes =
  ({
    db,
    clock,
    guard,
  }: Pick<AdministrationParts, 'db' | 'clock' | 'guard'>): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', noStore);

    app.route({
      ...callRoute(app, 'POST /admin/stations/:id/merges', guard(ADMINISTRATION.decide)),
      handler: async (request) => {
        const actor = administratorOf(request);
        const kept = Number(request.params.id);
        const { business_id: merged, reason } = request.body;
        await inTransaction(db, (tx) => mergeStations(tx, clock, actor, { kept, merged, reason }));
        return await readAdministeredStation(db, kept, clock.now());
      },
    });

    app.route({
      ...callRoute(app, 'DELETE /admin/merges/:id', guard(ADMINISTRATION.decide)),
      handler: async (request) => {
        const actor = administratorOf(request);
        const id = Number(request.params.id);
        const parted = await inTransaction(db, (tx) => undoMerge(tx, clock, actor, id));
        return { message: 'Fatto', ...parted };
      },
    });
  };
