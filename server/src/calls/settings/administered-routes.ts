import { ADMINISTRATION } from '@pieno/contract/policies/administration.ts';
import { answerCall } from '../../http/call-route.ts';
import { findWelcome } from '../../modules/welcome/repository.ts';
import { sanitiseWelcome } from '../../modules/welcome/sanitise.ts';
import { changeSetting } from './change-setting.ts';
import { changeWelcome } from './change-welcome.ts';
import { listAdministeredSettings } from './setting-list.ts';
import { asAdministrator } from '../as-administrator.ts';
import type { Calls } from '../call-parts.ts';

/** The calls under /admin/settings and /admin/welcome (rule admin-settings). */
export const administeredSettingRoutes: Calls<'db' | 'clock' | 'guard'> =
  ({ db, clock, guard }) =>
  async (app) => {
    const view = guard(ADMINISTRATION.view);
    const decide = guard(ADMINISTRATION.decide);

    answerCall(app, 'GET /admin/settings', view, async () => listAdministeredSettings(db));

    answerCall(app, 'PUT /admin/settings/:key', decide, async (request) => {
      const { params, body } = request;
      await asAdministrator(db, request, (tx, actor) =>
        changeSetting(tx, clock, actor, params.key, body.values),
      );
      return { message: 'Impostazione salvata' };
    });

    answerCall(
      app,
      'GET /admin/welcome',
      view,
      async () => (await findWelcome(db)) ?? { message: '', source: '' },
    );

    answerCall(app, 'PUT /admin/welcome', decide, async (request) =>
      asAdministrator(db, request, (tx, actor) => changeWelcome(tx, clock, actor, request.body)),
    );

    answerCall(app, 'POST /admin/welcome/preview', view, async ({ body }) => ({
      message: sanitiseWelcome(body.message),
    }));
  };
