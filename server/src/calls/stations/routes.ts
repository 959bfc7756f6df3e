import { shownAtOnce } from '../../http/shown-at-once.ts';
import type { CallParts, Calls } from '../call-parts.ts';
import { administeredDetailsRoutes } from './administered/details-routes.ts';
import { administeredStationRoutes } from './administered/station-routes.ts';
import { ownDetailsRoutes } from './own/details-routes.ts';
import { ownStationRoutes } from './own/station-routes.ts';

export const stationCalls: Calls<keyof CallParts> = (parts) => async (app) => {
  await app.register(async (scope) => {
    scope.addHook('onSend', shownAtOnce(parts.board));
    await scope.register(ownStationRoutes(parts));
  });
  await app.register(ownDetailsRoutes(parts));
  await app.register(administeredStationRoutes(parts));
  await app.register(administeredDetailsRoutes(parts));
};
