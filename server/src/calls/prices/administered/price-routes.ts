import { ADMINISTRATION } from '@pieno/contract/policies/administration.ts';
import { reportSentence } from '@pieno/contract/prices/answer-sentences.ts';
import { callRoute } from '../../../http/call-route.ts';
import { toExactThousandths } from '../../../modules/prices/log/price-reports.ts';
import { formatPrice } from '../../../modules/prices/price-text.ts';
import { cancelScheduled } from './cancel-scheduled.ts';
import { editPrice, withdrawPrice } from './edit-price.ts';
import { refusalSentence } from './refusal-sentence.ts';
import { administratorOf } from '../../../http/permission.ts';
import { listStationPrices } from './station-prices.ts';
import { asAdministrator } from '../../as-administrator.ts';
import type { Calls } from '../../call-parts.ts';

/** GET, PUT and DELETE /admin/stations/:id/prices… (rule admin-prices), and what is scheduled there. */
export const administeredPriceRoutes: Calls<'db' | 'clock' | 'guard'> =
  ({ db, clock, guard }) =>
  async (app) => {
    const pricesOf = async (stationId: number) =>
      (await listStationPrices(db, stationId, clock.now())).prices;

    app.route({
      ...callRoute(app, 'GET /admin/stations/:id/prices', guard(ADMINISTRATION.view)),
      handler: async ({ params: { id } }) => listStationPrices(db, Number(id), clock.now()),
    });

    app.route({
      ...callRoute(app, 'PUT /admin/stations/:id/prices/:fuel', guard(ADMINISTRATION.decide)),
      handler: async (request) => {
        const { params, body } = request;
        const stationId = Number(params.id);
        const price = toExactThousandths(body.price);
        if (!Number.isInteger(price)) {
          const message = reportSentence('refused_decimals');
          return { state: 'refused', message, prices: await pricesOf(stationId) } as const;
        }
        const edit = {
          stationId,
          fuelTypeId: Number(params.fuel),
          price,
          seen: body.seen == null ? body.seen : toExactThousandths(body.seen),
          isSure: body.sure,
          reason: body.reason,
        };
        const { refused } = await editPrice(db, clock, administratorOf(request), edit);
        const isAsked = refused?.reason === 'unusual';
        const state = refused ? (isAsked ? 'ask' : 'refused') : 'accepted';
        const message = refused
          ? refusalSentence(refused, price)
          : `Prezzo registrato: ${formatPrice(price)}`;
        return { state, message, prices: await pricesOf(stationId) } as const;
      },
    });

    app.route({
      ...callRoute(app, 'DELETE /admin/stations/:id/prices/:fuel', guard(ADMINISTRATION.decide)),
      handler: async (request) => {
        const { params, body } = request;
        const stationId = Number(params.id);
        const pair = { stationId, fuelTypeId: Number(params.fuel) };
        const seen = body.seen === undefined ? undefined : toExactThousandths(body.seen);
        const { price, observedAt, times } = await withdrawPrice(
          db,
          clock,
          administratorOf(request),
          {
            ...pair,
            seen,
            reason: body.reason,
          },
        );
        const message = `Prezzo ritirato: ${formatPrice(price)}`;
        const taken = { price: price / 1000, seen_at: observedAt.toISOString(), times };
        return { state: 'accepted', message, taken, prices: await pricesOf(stationId) } as const;
      },
    });

    const call = 'DELETE /admin/stations/:id/scheduled-prices/:schedule';
    app.route({
      ...callRoute(app, call, guard(ADMINISTRATION.decide)),
      handler: async (request) => {
        const { params, body } = request;
        const of = { stationId: Number(params.id), scheduleId: params.schedule };
        await asAdministrator(db, request, (tx, actor) =>
          cancelScheduled(tx, clock, actor, of, body.reason),
        );
        return { message: 'Prezzo programmato annullato' };
      },
    });
  };
