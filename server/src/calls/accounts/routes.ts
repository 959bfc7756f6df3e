import type { CallParts, Calls } from '../call-parts.ts';
import { accountRoutes } from './account-routes.ts';
import { recoveryRoutes } from './recovery/recovery-routes.ts';
import { secondFactorRoutes } from './second-factor-routes.ts';
import { socialRoutes } from './social/social-routes.ts';
import { visitorRoutes } from './visitor-routes.ts';

export const accountCalls: Calls<keyof CallParts> = (parts) => async (app) => {
  await app.register(visitorRoutes(parts));
  await app.register(accountRoutes(parts));
  await app.register(secondFactorRoutes(parts));
  await app.register(recoveryRoutes(parts));
  await app.register(socialRoutes(parts));
};
