import type { FastifyInstance } from 'fastify';
import { API_BASE } from '@pieno/contract/api.ts';
import type { AppParts } from './app-parts.ts';
import { answerInTime } from './http/answer-in-time.ts';
import { identify } from './http/authentication.ts';
import { waitWhileBusy } from './http/pressure.ts';
import { takeTurns } from './http/write-turns.ts';
import { healthRoutes } from './modules/health/routes.ts';
import { historyRoutes } from './modules/history/routes.ts';
import { guards, permissions } from './http/permission.ts';
import type { RateLimitStore } from './http/rate-limit-store.ts';
import { importRoutes } from './modules/administration/import-routes.ts';
import { importStartRoutes } from './modules/administration/import-start-routes.ts';
import { administrationRoutes } from './modules/administration/routes.ts';
import { reachOf } from './modules/administration/today.ts';
import { conversionRoutes } from './modules/accounts/conversion-routes.ts';
import { createEngine } from './modules/accounts/engine.ts';
import { featureRoutes } from './modules/accounts/feature-routes.ts';
import { accountRoutes } from './modules/accounts/routes.ts';
import { invitationRoutes } from './modules/owners/invitation-routes.ts';
import { detailsRoutes } from './modules/owners/details-routes.ts';
import { pictureRoutes } from './modules/owners/picture-routes.ts';
import { ownStationRoutes } from './modules/owners/station-routes.ts';
import { scheduleRoutes } from './modules/scheduled-prices/routes.ts';
import { tokenRoutes } from './modules/owners/token-routes.ts';
import { reminderRoutes } from './modules/owners/reminder-routes.ts';
import { ownerParts } from './modules/owners/owner-parts.ts';
import { personHasher } from './modules/accounts/person.ts';
import { secondFactorRoutes } from './modules/accounts/second-factor-routes.ts';
import { readUser } from './modules/accounts/token-reader.ts';
import { guestRoutes } from './modules/guests/routes.ts';
import { GuestTokens } from './modules/guests/tokens.ts';
import { ImportDesk } from './modules/imports/import-desk.ts';
import { imageRoutes } from './modules/images/routes.ts';
import { Uploads } from './modules/images/uploads.ts';
import { mergeRoutes } from './modules/merges/routes.ts';
import { openMailer } from './modules/mail/open-mailer.ts';
import { priceRoutes } from './modules/board/price-routes.ts';
import { profileRoutes } from './modules/profile/routes.ts';
import { reportRoutes } from './modules/reports/routes.ts';
import { recoveryRoutes } from './modules/recovery/routes.ts';
import { verificationRoutes } from './modules/recovery/verification-routes.ts';
import { wordRoutes } from './modules/reports/word-routes.ts';
import { settingRoutes } from './modules/board/setting-routes.ts';
import { guestHours } from './modules/settings/values.ts';
import { SecondFactor } from './modules/second-factor/second-factor.ts';
import { socialRoutes } from './modules/social/routes.ts';
import { shownAtOnce } from './modules/board/shown-at-once.ts';
import { stationRoutes } from './modules/board/station-routes.ts';
import { visitorRoutes } from './modules/visitors/routes.ts';
import { welcomeRoutes } from './modules/board/welcome-routes.ts';

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
