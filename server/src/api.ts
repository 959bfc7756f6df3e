import type { FastifyInstance } from 'fastify';
import { API_BASE } from '@pieno/contract/api.ts';
import type { AppParts } from './app-parts.ts';
import { accountCalls } from './calls/accounts/routes.ts';
import { actionRoutes } from './calls/actions/routes.ts';
import { callParts, type CallParts, type Calls } from './calls/call-parts.ts';
import { healthRoutes } from './calls/health/health-routes.ts';
import { historyRoutes } from './calls/history/history-routes.ts';
import { importCalls } from './calls/imports/routes.ts';
import { invitationRoutes } from './calls/invitations/invitation-routes.ts';
import { jobRoutes } from './calls/jobs/job-routes.ts';
import { mergeRoutes } from './calls/merges/merge-routes.ts';
import { peopleRoutes } from './calls/people/people-routes.ts';
import { imageRoutes } from './calls/pictures/image-routes.ts';
import { pictureRoutes } from './calls/pictures/picture-routes.ts';
import { preparedPriceRoutes } from './calls/prices/price-routes.ts';
import { priceCalls } from './calls/prices/routes.ts';
import { profileRoutes } from './calls/profile/routes.ts';
import { queueRoutes } from './calls/queue/queue-routes.ts';
import { reminderRoutes } from './calls/reminders/reminder-routes.ts';
import { administeredSettingRoutes } from './calls/settings/administered-routes.ts';
import { preparedSettingRoutes } from './calls/settings/setting-routes.ts';
import { welcomeRoutes } from './calls/settings/welcome-routes.ts';
import { stationCalls } from './calls/stations/routes.ts';
import { preparedStationRoutes } from './calls/stations/station-routes.ts';
import { todayRoutes } from './calls/today/routes.ts';
import { answerInTime } from './http/answer-in-time.ts';
import type { RateLimitStore } from './http/limits/rate-limit-store.ts';
import { takeTurns } from './http/limits/write-turns.ts';
import { noStore } from './http/no-store.ts';

/** The same answer for everybody, ready before it is asked for. */
const PREPARED: Calls<keyof CallParts>[] = [
  healthRoutes,
  preparedPriceRoutes,
  preparedSettingRoutes,
  preparedStationRoutes,
  welcomeRoutes,
];

/** The same answer for everybody, made for the first who asks. */
const MADE_ONCE: Calls<keyof CallParts>[] = [historyRoutes, imageRoutes];

/** An answer for one person, thing by thing. */
const PERSONAL: Calls<keyof CallParts>[] = [
  accountCalls,
  actionRoutes,
  importCalls,
  invitationRoutes,
  jobRoutes,
  mergeRoutes,
  peopleRoutes,
  pictureRoutes,
  priceCalls,
  profileRoutes,
  queueRoutes,
  reminderRoutes,
  administeredSettingRoutes,
  stationCalls,
  todayRoutes,
];

/**
 * Registers every call below `API_BASE`.
 * @param tries counts the calls for the limits per account
 */
export async function registerApi(
  app: FastifyInstance,
  parts: AppParts,
  tries: RateLimitStore,
): Promise<void> {
  const given = callParts(parts, tries);
  const register = async (scope: FastifyInstance, list: readonly Calls<keyof CallParts>[]) => {
    // oxlint-disable-next-line no-await-in-loop -- in this order
    for (const calls of list) await scope.register(calls(given));
  };
  await app.register(
    async (api) => {
      await register(api, PREPARED);
      answerInTime(api);
      takeTurns(api, parts);
      await register(api, MADE_ONCE);
      await api.register(async (personal) => {
        personal.addHook('onRequest', noStore);
        await register(personal, PERSONAL);
      });
    },
    { prefix: API_BASE },
  );
}
