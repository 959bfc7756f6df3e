import type { CallParts, Calls } from '../call-parts.ts';
import { fuelRoutes } from './fuel-routes.ts';
import { importRoutes } from './import-routes.ts';
import { importStartRoutes } from './import-start-routes.ts';

export const importCalls: Calls<keyof CallParts> = (parts) => async (app) => {
  await app.register(importRoutes(parts));
  await app.register(importStartRoutes(parts));
  await app.register(fuelRoutes(parts));
};
