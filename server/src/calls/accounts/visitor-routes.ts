import { visitorOf } from '../../http/authentication.ts';
import { callRoute } from '../../http/call-route.ts';
import { noStore } from '../../http/no-store.ts';
import { presentVisitor } from './present-visitor.ts';
import type { Calls } from '../call-parts.ts';

/** GET /auth/current-user (rule call-current-user): the visitor that the request's token identifies. */
export const visitorRoutes: Calls<'identify'> =
  ({ identify }) =>
  async (app) => {
    app.route({
      ...callRoute(app, 'GET /auth/current-user', noStore, identify),
      handler: async (request) => presentVisitor(visitorOf(request)),
    });
  };
