import { FUEL_MODES, isDecade, type FuelMode } from '@pieno/contract/prices/fuels.ts';
import {
  AreaHistorySchema,
  HISTORY_DAYS_DEFAULT,
  isHistoryDays,
  StationHistorySchema,
  type HistoryDays,
} from '@pieno/contract/history/history.ts';
import { AREAS, type Area } from '@pieno/contract/prices/prices.ts';
import { answerCall } from '../../http/call-route.ts';
import { notFound, unavailable, validation } from '../../errors.ts';
import { sendPrepared } from '../../http/prepared/send-prepared.ts';
import { priceAges } from '../../modules/prices/evaluate/freshness.ts';
import type { BoardChange } from '../../modules/board/board-change.ts';
import { makeAreaHistory } from '../../modules/history/area-history.ts';
import { HistoryCache } from '../../modules/history/history-cache.ts';
import { rangeOf } from '../../modules/history/ranges.ts';
import { makeStationHistory } from '../../modules/history/station-history.ts';
import { areFuelTypes } from '../../modules/stations/fuels/fuel-types.ts';
import type { Calls } from '../call-parts.ts';

/**
 * GET /prices/history/{station} and /prices/history/area/{area} (rule call-history): made at the first request, kept
 * until the board changes.
 */
export const historyCalls: Calls<'board' | 'db' | 'clock'> =
  ({ board, db, clock }) =>
  async (app) => {
    const answers = new HistoryCache(clock);
    const drop = ({ stations, isGeneral }: BoardChange) =>
      answers.drop(isGeneral ? undefined : new Set(['area', ...stations.map(String)]));
    board.events.on('changed', drop);
    app.addHook('onClose', (_app, done) => {
      board.events.off('changed', drop);
      done();
    });
    const situation = () => ({ now: clock.now(), ages: priceAges(board.settings) });

    answerCall(app, 'GET /prices/history/:station', async (request, reply) => {
      if (!board.madeAt) throw unavailable();
      const stationId = plainNumber(request.params.station);
      if (stationId === undefined || !board.stations.get(stationId))
        throw notFound('business_not_found');
      const days = daysOf(request.query.days);
      const { fuel = '' } = request.query;
      const fuelTypeId = plainNumber(fuel);
      if (fuelTypeId === undefined) {
        throw validation({ fuel: [{ code: fuel ? 'field_invalid' : 'field_missing' }] });
      }
      const prepared = await answers.get(`${stationId}/${fuelTypeId}/${days}`, async () => {
        // Checked here, so that a cached answer needs no query.
        if (!(await areFuelTypes(db, [fuelTypeId]))) {
          throw validation({ fuel: [{ code: 'field_invalid' }] });
        }
        const at = situation();
        const pair = { stationId, fuelTypeId };
        const made = await makeStationHistory(db, pair, rangeOf(days, at.now), at);
        return { ...made, answer: StationHistorySchema.parse(made.answer) };
      });
      sendPrepared(request, reply, prepared);
      return reply;
    });

    answerCall(app, 'GET /prices/history/area/:area', async (request, reply) => {
      if (!board.madeAt) throw unavailable();
      const { area } = request.params;
      if (!isArea(area)) throw notFound('unknown_area');
      const decade = plainNumber(request.query.decade ?? '');
      if (decade === undefined || !isDecade(decade)) throw notFound('unknown_decade');
      const days = daysOf(request.query.days);
      const mode = modeOf(request.query.mode);
      const key = ['area', area, decade, days, mode ?? 'all'].join('/');
      const prepared = await answers.get(key, async () => {
        const at = situation();
        const made = await makeAreaHistory(db, { area, decade, mode }, rangeOf(days, at.now), at);
        // Today's figures change when a price ages.
        const until = Math.min(made.until, board.staleAt);
        return { until, answer: AreaHistorySchema.parse(made.answer) };
      });
      sendPrepared(request, reply, prepared);
      return reply;
    });
  };

/** Reads a PostgreSQL integer without leading zeros, so that each answer has one address. */
function plainNumber(text: string): number | undefined {
  return /^(?:0|[1-9]\d{0,8})$/u.test(text) ? Number(text) : undefined;
}

function daysOf(text: string = HISTORY_DAYS_DEFAULT): HistoryDays {
  if (isHistoryDays(text)) return text;
  throw validation({ days: [{ code: 'field_invalid' }] });
}

function modeOf(text: string | undefined): FuelMode | undefined {
  const mode = FUEL_MODES.find((each) => each === text);
  if (text !== undefined && !mode) throw validation({ mode: [{ code: 'field_invalid' }] });
  return mode;
}

const isArea = (text: string): text is Area => (AREAS as readonly string[]).includes(text);
