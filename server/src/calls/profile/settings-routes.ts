import { CONSENT_TEXTS, type UserSettings } from '@pieno/contract/profile/user-settings.ts';
import { answerCall } from '../../http/call-route.ts';
import { unauthorized } from '../../http/errors.ts';
import { userOf } from '../../http/permission.ts';
import { changeConsent, findConsent, type Consent } from '../../modules/accounts/profile.ts';
import type { Calls } from '../call-parts.ts';

/**
 * GET and PUT /user/settings and /user/settings/geolocation-consent, for registered users only (rule
 * call-user-settings).
 */
export const userSettingsRoutes: Calls<'db' | 'clock' | 'allow'> =
  ({ db, clock, allow }) =>
  async (app) => {
    const read = async (userId: string) => presentSettings(await findConsent(db, userId));
    const write = async (userId: string, consent: boolean) =>
      presentSettings(await changeConsent(db, userId, consent, clock.now()));

    answerCall(app, 'GET /user/settings', allow('settings', 'view'), async (request) =>
      read(userOf(request).id),
    );

    answerCall(app, 'PUT /user/settings', allow('settings', 'update'), async (request) => {
      const { id } = userOf(request);
      const consent = request.body?.geolocation_consent;
      return await (consent === undefined ? read(id) : write(id, consent));
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
      async (request) => write(userOf(request).id, request.body.consent),
    );
  };

function presentSettings(consent: Consent | undefined): UserSettings {
  // The account was deleted meanwhile.
  if (!consent) throw unauthorized();
  return {
    geolocation_consent: consent.geolocation_consent,
    geolocation_consent_at: consent.geolocation_consent_at?.toISOString() ?? null,
    geolocation_consent_text: CONSENT_TEXTS.text,
    geolocation_consent_required_text: CONSENT_TEXTS.required,
  };
}
