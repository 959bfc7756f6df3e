import { shownAtOnce } from '../../http/shown-at-once.ts';
import type { CallParts, Calls } from '../call-parts.ts';
import { administeredPriceRoutes } from './administered/price-routes.ts';
import { ownPriceRoutes } from './own/own-price-routes.ts';
import { reportRoutes } from './reports/report-routes.ts';
import { disputeAndStateRoutes } from './reports/dispute-and-state-routes.ts';
import { scheduleRoutes } from './schedules/schedule-routes.ts';
import { tokenRoutes } from './tills/token-routes.ts';

/** The price calls of drivers, owners, their tills and administrators. */
export const priceCalls: Calls<keyof CallParts> = (parts) => async (app) => {
  await app.register(async (scope) => {
    scope.addHook('onSend', shownAtOnce(parts.board));
    await scope.register(ownPriceRoutes(parts));
    await scope.register(reportRoutes(parts));
    await scope.register(disputeAndStateRoutes(parts));
  });
  await app.register(scheduleRoutes(parts));
  await app.register(tokenRoutes(parts));
  await app.register(administeredPriceRoutes(parts));
};
