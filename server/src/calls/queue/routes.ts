import { DRIVER_VOUCHED } from '@pieno/contract/people/known-drivers.ts';
import { ADMINISTRATION } from '@pieno/contract/policies/administration.ts';
import { sentenceOf } from '@pieno/contract/error-sentences.ts';
import type { QueueDecision } from '@pieno/contract/queue/queue.ts';
import { answerCall } from '../../http/call-route.ts';
import { findCurrentPrice } from '../../modules/prices/current/list.ts';
import { decideItem, decideItems } from './decide-queue.ts';
import { readQueue } from './read-queue.ts';
import { administratorOf } from '../../http/permission.ts';
import type { Calls } from '../call-parts.ts';

const MESSAGES: Record<QueueDecision, string> = {
  accept: 'Prezzo accettato',
  reject: 'Prezzo rifiutato',
  lock: 'Persona bloccata',
  vouch: DRIVER_VOUCHED,
};

/** GET and POST /admin/queue, and POST /admin/queue/:id (rule admin-queue). */
export const queueCalls: Calls<'db' | 'clock' | 'guard' | 'personHash'> =
  ({ db, clock, guard, personHash }) =>
  async (app) => {
    answerCall(app, 'GET /admin/queue', guard(ADMINISTRATION.view), async () =>
      readQueue(db, clock.now()),
    );

    answerCall(app, 'POST /admin/queue', guard(ADMINISTRATION.decide), async (request) => {
      const { body } = request;
      const { decided, refused } = await decideItems(db, clock, administratorOf(request), body);
      const done = body.decision === 'accept' ? 'accettati' : 'rifiutati';
      return {
        message: `Prezzi ${done}: ${decided.length}`,
        decided: decided.length,
        refused: refused.map(({ id, code }) => ({ id, code, message: sentenceOf({ code }) })),
      };
    });

    answerCall(app, 'POST /admin/queue/:id', guard(ADMINISTRATION.decide), async (request) => {
      const { params, body } = request;
      const parts = { clock, personHash };
      const item = await decideItem(db, parts, administratorOf(request), params.id, body);
      const pair = { stationId: item.station_id, fuelTypeId: item.fuel_type_id };
      const current = await findCurrentPrice(db, pair);
      const price = current && current.source !== 'demo' ? current.price / 1000 : null;
      return { message: MESSAGES[body.decision], decided: item.price / 1000, price };
    });
  };
