import { CONSENT_TEXTS, type UserSettings } from '@pieno/contract/profile/user-settings.ts';
import { answerCall } from '../../http/call-route.ts';
import { unauthorized } from '../../errors.ts';
import { userOf } from '../../http/permission.ts';
import {
  changeConsent,
  findSettings,
  NO_TANK,
  tankOf,
  type Settings,
} from '../../modules/accounts/profile.ts';
import type { Calls } from '../call-parts.ts';
import { saveTank } from './save-tank.ts';

/**
 * GET and PUT /user/settings and /user/settings/geolocation-consent, for registered users only (rule
 * call-user-settings).
 */
export const userSettingsRoutes: Calls<'db' | 'clock' | 'allow'> =
  ({ db, clock, allow }) =>
  async (app) => {
    const read = async (userId: string) => presentSettings(await findSettings(db, userId));
    const consent = async (userId: string, isGiven: boolean) =>
      await changeConsent(db, userId, isGiven, clock.now());

    answerCall(app, 'GET /user/settings', allow('settings', 'view'), async (request) =>
      read(userOf(request).id),
    );

    answerCall(app, 'PUT /user/settings', allow('settings', 'update'), async (request) => {
      const { id } = userOf(request);
      const { geolocation_consent: isGiven, ...changes } = request.body ?? {};
      await saveTank(db, id, changes, clock.now());
      if (isGiven !== undefined) await consent(id, isGiven);
      return await read(id);
    });

    answerCall(
      app,
      'GET /user/settings/geolocation-consent',
      allow('geolocation', 'view'),
      async (request) => read(userOf(request).id),
    );

    answerCall(
      app,
      'PUT /user/settings/geolocation-consent',
      allow('geolocation', 'consent'),
      async (request) => {
        const { id } = userOf(request);
        await consent(id, request.body.consent);
        return await read(id);
      },
    );
  };

function presentSettings(settings: Settings | undefined): UserSettings {
  // The account was deleted meanwhile.
  if (!settings) throw unauthorized();
  return {
    geolocation_consent: settings.geolocation_consent,
    geolocation_consent_at: settings.geolocation_consent_at?.toISOString() ?? null,
    geolocation_consent_text: CONSENT_TEXTS.text,
    geolocation_consent_required_text: CONSENT_TEXTS.required,
    ...(tankOf(settings) ?? NO_TANK),
  };
}
