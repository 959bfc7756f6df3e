import type { FastifyInstance } from 'fastify';
import { API_BASE } from '@pieno/contract/api.ts';
import type { AppParts } from './app-parts.ts';
import { answerInTime } from './http/answer-in-time.ts';
import { identify } from './http/authentication.ts';
import { waitWhileBusy } from './http/limits/pressure.ts';
import { takeTurns } from './http/limits/write-turns.ts';
import { healthRoutes } from './calls/health/health-routes.ts';
import { historyRoutes } from './calls/history/history-routes.ts';
import { guards, permissions } from './http/permission.ts';
import type { RateLimitStore } from './http/limits/rate-limit-store.ts';
import { importRoutes } from './calls/imports/import-routes.ts';
import { importStartRoutes } from './calls/imports/import-start-routes.ts';
import { administrationRoutes } from './calls/today/routes.ts';
import { reachOf } from './calls/today/today.ts';
import { conversionRoutes } from './calls/accounts/conversion-routes.ts';
import { createEngine } from './modules/accounts/engine.ts';
import { featureRoutes } from './calls/accounts/feature-routes.ts';
import { accountRoutes } from './calls/accounts/account-routes.ts';
import { invitationRoutes } from './calls/invitations/invitation-routes.ts';
import { detailsRoutes } from './calls/stations/own/details-routes.ts';
import { pictureRoutes } from './calls/pictures/picture-routes.ts';
import { ownStationRoutes } from './calls/stations/own/station-routes.ts';
import { scheduleRoutes } from './calls/prices/schedules/schedule-routes.ts';
import { tokenRoutes } from './calls/prices/tills/token-routes.ts';
import { reminderRoutes } from './calls/reminders/reminder-routes.ts';
import { ownerParts } from './modules/invitations/owner-parts.ts';
import { personHasher } from './modules/accounts/person.ts';
import { secondFactorRoutes } from './calls/accounts/second-factor-routes.ts';
import { readUser } from './modules/accounts/token-reader.ts';
import { guestRoutes } from './calls/accounts/guest-routes.ts';
import { GuestTokens } from './modules/guests/tokens.ts';
import { ImportDesk } from './modules/imports/runs/import-desk.ts';
import { imageRoutes } from './calls/pictures/image-routes.ts';
import { Uploads } from './modules/images/uploads.ts';
import { mergeRoutes } from './calls/merges/merge-routes.ts';
import { openMailer } from './modules/mail/open-mailer.ts';
import { priceRoutes } from './calls/prices/price-routes.ts';
import { profileRoutes } from './calls/profile/routes.ts';
import { reportRoutes } from './calls/prices/reports/report-routes.ts';
import { recoveryRoutes } from './calls/accounts/recovery/recovery-routes.ts';
import { verificationRoutes } from './calls/accounts/recovery/verification-routes.ts';
import { wordRoutes } from './calls/prices/reports/word-routes.ts';
import { settingRoutes } from './calls/settings/setting-routes.ts';
import { guestHours } from './modules/settings/values.ts';
import { SecondFactor } from './modules/second-factor/second-factor.ts';
import { socialRoutes } from './calls/accounts/social/social-routes.ts';
import { shownAtOnce } from './modules/board/shown-at-once.ts';
import { stationRoutes } from './calls/stations/station-routes.ts';
import { visitorRoutes } from './calls/accounts/visitor-routes.ts';
import { welcomeRoutes } from './calls/settings/welcome-routes.ts';

/**
 * Registers every call below `API_BASE`: the public ones, with the same answer for everybody, then the personal ones.
 * @param tries counts the calls for the limits per account
 */
export async function registerApi(
  app: FastifyInstance,
  parts: AppParts,
  tries: RateLimitStore,
): Promise<void> {
  await app.register(
    async (api) => {
      await registerPublic(api, parts);
      answerInTime(api);
      takeTurns(api, parts);
      const { board, clock, database } = parts;
      await api.register(imageRoutes({ db: database.requestKysely, clock }));
      await api.register(historyRoutes({ board, clock, db: database.requestKysely }));
      await registerPersonal(api, parts, tries);
    },
    { prefix: API_BASE },
  );
}

async function registerPublic(api: FastifyInstance, { board, database }: AppParts): Promise<void> {
  await api.register(healthRoutes(board, database));
  await api.register(priceRoutes(board));
  await api.register(stationRoutes(board));
  await api.register(settingRoutes(board));
  await api.register(welcomeRoutes(board));
}

async function registerPersonal(
  api: FastifyInstance,
  parts: AppParts,
  tries: RateLimitStore,
): Promise<void> {
  const { config, clock, board, background, secrets, logger } = parts;
  const { publicUrl } = config;
  const db = parts.database.requestKysely;
  const engine = createEngine({ db, clock, secret: secrets.keyFor('accounts'), publicUrl, logger });
  const secondFactor = new SecondFactor(secrets.keyFor('second-factor'), clock, logger);
  const personHash = personHasher(secrets);
  const accounts = { engine, db, clock, secondFactor, personHash };

  const tokens = new GuestTokens(secrets.keyFor('guest'), clock);
  const readers = {
    guest: (token: string) => tokens.read(token),
    user: readUser(db, clock),
  };
  const anybody = identify(readers);
  const allow = permissions(readers);
  const guard = guards(readers);

  const mailer = openMailer(config, clock, logger);

  await api.register(guestRoutes({ tokens, guestHours: () => guestHours(board.settings) }));
  await api.register(visitorRoutes(anybody));
  await api.register(featureRoutes(anybody));
  await api.register(accountRoutes({ ...accounts, allow, tries }));
  await api.register(secondFactorRoutes({ ...accounts, guard, tries }));
  await api.register(conversionRoutes({ ...accounts, identify: anybody }));
  const recovery = { ...accounts, mailer, allow, tries, background };
  await api.register(recoveryRoutes(recovery));
  await api.register(verificationRoutes(recovery));
  const owners = { ...ownerParts(clock, secrets, config), db, guard, tries, personHash };
  await api.register(invitationRoutes(owners));
  await api.register(async (said) => {
    said.addHook('onSend', shownAtOnce(board));
    await said.register(ownStationRoutes(owners));
    await said.register(reportRoutes({ db, clock, guard, tries, personHash }));
    await said.register(wordRoutes({ db, clock, guard, personHash, tries }));
  });
  await api.register(tokenRoutes(owners));
  await api.register(scheduleRoutes(owners));
  await api.register(detailsRoutes(owners));
  const uploads = new Uploads();
  await api.register(pictureRoutes({ ...owners, uploads }));
  await api.register(
    reminderRoutes({ db, clock, guard, reminderKey: secrets.keyFor('reminders') }),
  );
  await api.register(profileRoutes({ ...accounts, allow, tries, uploads }));
  const reach = reachOf(config);
  await api.register(administrationRoutes({ db, clock, guard, personHash, reach }));
  const { database, pressure } = parts;
  const shown = () => board.refresh();
  const context = { database, clock, config, shown, waitWhileBusy: waitWhileBusy(pressure) };
  const desk = new ImportDesk({ ...context, background, logger });
  await api.register(importRoutes({ database, clock, guard }));
  await api.register(importStartRoutes({ database, guard, desk }));
  await api.register(mergeRoutes({ db, clock, guard }));
  const key = secrets.keyFor('social');
  await api.register(socialRoutes({ ...accounts, clients: config.social, publicUrl, key, tries }));
}
