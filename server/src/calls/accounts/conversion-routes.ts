import { GUESTS } from '@pieno/contract/accounts/guest-policy.ts';
import { callRoute } from '../../http/call-route.ts';
import { authorize } from '../../http/permission.ts';
import type { AccountParts } from '../../modules/accounts/account-parts.ts';
import { register } from './register.ts';
import type { Calls } from '../call-parts.ts';

/**
 * POST /guest/convert-to-registered (rule guest-conversion): registers a guest and saves the guest data stored on the
 * phone.
 */
export const conversionRoutes: Calls<keyof AccountParts | 'identify'> =
  ({ identify, ...parts }) =>
  async (app) => {
    app.route({
      ...callRoute(app, 'POST /guest/convert-to-registered', identify),
      handler: async (request) => {
        const { guest_id: id, guest_data: data, ...registration } = request.body;
        authorize(request, GUESTS.convert, { id });
        return register(parts, registration, { id, data });
      },
    });
  };
