import type { FastifyInstance } from 'fastify';
import { API_BASE } from '@pieno/contract/api.ts';
import type { AppParts } from './app-parts.ts';
import { accountCalls } from './calls/accounts/routes.ts';
import { actionCalls } from './calls/actions/routes.ts';
import { alertCalls } from './calls/alerts/routes.ts';
import { callParts, type CallParts, type Calls } from './calls/call-parts.ts';
import { clientErrorCalls } from './calls/client-errors/routes.ts';
import { favoriteCalls } from './calls/favorites/routes.ts';
import { healthCalls } from './calls/health/routes.ts';
import { historyCalls } from './calls/history/routes.ts';
import { importCalls } from './calls/imports/routes.ts';
import { invitationCalls } from './calls/invitations/routes.ts';
import { jobCalls } from './calls/jobs/routes.ts';
import { mergeCalls } from './calls/merges/routes.ts';
import { inboxRoutes } from './calls/notifications/inbox-routes.ts';
import { peopleCalls } from './calls/people/routes.ts';
import { imageRoutes } from './calls/pictures/image-routes.ts';
import { pictureCalls } from './calls/pictures/routes.ts';
import { preparedPriceRoutes } from './calls/prices/prepared-routes.ts';
import { priceCalls } from './calls/prices/routes.ts';
import { profileCalls } from './calls/profile/routes.ts';
import { pushCalls } from './calls/push/routes.ts';
import { queueCalls } from './calls/queue/routes.ts';
import { reminderCalls } from './calls/reminders/routes.ts';
import { preparedReviewRoutes } from './calls/reviews/prepared-routes.ts';
import { reviewCalls } from './calls/reviews/routes.ts';
import { administeredSettingRoutes } from './calls/settings/administered-routes.ts';
import { preparedSettingRoutes } from './calls/settings/setting-routes.ts';
import { administeredSmacRoutes } from './calls/smac/administered-routes.ts';
import { preparedSmacRoutes } from './calls/smac/rate-routes.ts';
import { stationCalls } from './calls/stations/routes.ts';
import { preparedStationRoutes } from './calls/stations/prepared-routes.ts';
import { todayCalls } from './calls/today/routes.ts';
import { answerInTime } from './http/answer-in-time.ts';
import type { RateLimitStore } from './limits/rate-limit-store.ts';
import { takeTurns } from './http/limits/write-turns.ts';
import { noStore } from './http/no-store.ts';

/** Answers that are the same for everybody, prepared in advance. */
const PREPARED: Calls<keyof CallParts>[] = [
  healthCalls,
  preparedPriceRoutes,
  preparedSettingRoutes,
  preparedSmacRoutes,
  preparedStationRoutes,
];

/** Answers that are the same for everybody, made at the first request. */
const MADE_ONCE: Calls<keyof CallParts>[] = [historyCalls, imageRoutes, preparedReviewRoutes];

/** Answers for one person, by subject. */
const PERSONAL: Calls<keyof CallParts>[] = [
  accountCalls,
  actionCalls,
  alertCalls,
  clientErrorCalls,
  favoriteCalls,
  importCalls,
  invitationCalls,
  jobCalls,
  mergeCalls,
  inboxRoutes,
  peopleCalls,
  pictureCalls,
  priceCalls,
  profileCalls,
  pushCalls,
  queueCalls,
  reminderCalls,
  reviewCalls,
  administeredSettingRoutes,
  administeredSmacRoutes,
  stationCalls,
  todayCalls,
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
