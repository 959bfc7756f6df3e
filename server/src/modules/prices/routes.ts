import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod/mini';
import { SENTENCES } from '@pieno/contract/errors.ts';
import { isDecade } from '@pieno/contract/fuels.ts';
import { AREAS, BestByDecadeSchema, RankingSchema, type Area } from '@pieno/contract/prices.ts';
import { notFound, unavailable } from '../../http/errors.ts';
import { refusals } from '../../http/refusals.ts';
import { sendPrepared } from '../../http/send-prepared.ts';
import type { Board } from '../board/board.ts';

/** GET /prices/best-by-decade and /prices/ranking/{decade} (spec §7): sends the board's prepared bytes unchanged. */
export const priceRoutes =
  (board: Board): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/prices/best-by-decade',
      {
        schema: {
          tags: ['prices'],
          summary: 'The best station of each fuel category in San Marino',
          response: { 200: BestByDecadeSchema, ...refusals(503) },
        },
      },
      (request, reply) => {
        const answer = board.bestByDecade();
        if (!answer) throw unavailable();
        sendPrepared(request, reply, answer);
      },
    );

    app.get(
      '/prices/ranking/:decade',
      {
        schema: {
          tags: ['prices'],
          summary: 'The stations of one fuel category, best first',
          params: z.object({ decade: z.string() }),
          querystring: z.object({ area: z.optional(z.string()) }),
          response: { 200: RankingSchema, ...refusals(404, 422, 503) },
        },
      },
      (request, reply) => {
        const decade = Number(request.params.decade);
        if (!/^\d+$/.test(request.params.decade) || !isDecade(decade)) {
          throw notFound(SENTENCES.unknownDecade);
        }
        const { area = 'SM' } = request.query;
        if (!isArea(area)) throw notFound(SENTENCES.unknownArea);
        const answer = board.ranking(area, decade);
        if (!answer) throw unavailable();
        sendPrepared(request, reply, answer);
      },
    );
  };

const isArea = (value: string): value is Area => (AREAS as readonly string[]).includes(value);
