import { isDecade } from '@pieno/contract/prices/fuels.ts';
import { AREAS, type Area } from '@pieno/contract/prices/prices.ts';
import { SanMarinoAnswer } from '../../modules/board/san-marino.ts';
import { callRoute } from '../../http/call-route.ts';
import { notFound, unavailable } from '../../errors.ts';
import { sendPrepared } from '../../http/prepared/send-prepared.ts';
import { prepare } from '../../prepared/prepared.ts';
import type { Calls } from '../call-parts.ts';

/**
 * GET /prices/version, /prices/best-by-decade, /prices/ranking/{decade} (rule call-prices), /prices/why/{decade}
 * (rule call-why) and /offline/san-marino (rule offline-in-advance): sends the board's prepared bytes unchanged.
 */
export const preparedPriceRoutes: Calls<'board'> =
  ({ board }) =>
  async (app) => {
    // A category that does not exist ('Decade 60'; rule ranking-parameter) has no stations.
    const emptyRanking = await prepare('[]');
    const sanMarino = new SanMarinoAnswer();

    app.route({
      ...callRoute(app, 'GET /prices/version'),
      handler: (request, reply) => {
        const answer = board.priceVersion();
        if (!answer) throw unavailable();
        sendPrepared(request, reply, answer);
      },
    });

    app.route({
      ...callRoute(app, 'GET /prices/best-by-decade'),
      handler: (request, reply) => {
        const answer = board.bestByDecade();
        if (!answer) throw unavailable();
        sendPrepared(request, reply, answer);
      },
    });

    app.route({
      ...callRoute(app, 'GET /prices/ranking/:decade'),
      handler: (request, reply) => {
        const decade = plainNumber(request.params.decade);
        const area = areaOf(request.query.area);
        const answer = isDecade(decade) ? board.ranking(area, decade) : emptyRanking;
        if (!answer) throw unavailable();
        sendPrepared(request, reply, answer);
      },
    });

    app.route({
      ...callRoute(app, 'GET /offline/san-marino'),
      handler: async (request, reply) => {
        if (!board.madeAt) throw unavailable();
        sendPrepared(request, reply, await sanMarino.of(board));
        return reply;
      },
    });

    app.route({
      ...callRoute(app, 'GET /prices/why/:decade'),
      handler: async (request, reply) => {
        const decade = plainNumber(request.params.decade);
        const area = areaOf(request.query.area);
        if (!isDecade(decade)) throw notFound('unknown_decade');
        const answer = await board.why(area, decade, request.query.mode);
        if (!answer) throw unavailable();
        sendPrepared(request, reply, answer);
        return reply;
      },
    });
  };

/** Reads a category's number, in its plain form only, so that each ranking has one address. */
function plainNumber(text: string): number {
  const number = Number(text);
  if (String(number) === text && number >= 0 && number < Infinity) return number;
  throw notFound('unknown_decade');
}

function areaOf(name = 'SM'): Area {
  if (isArea(name)) return name;
  throw notFound('unknown_area');
}

const isArea = (value: string): value is Area => (AREAS as readonly string[]).includes(value);
