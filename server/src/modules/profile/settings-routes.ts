import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod/mini';
import {
  CONSENT_TEXTS,
  ConsentChangeSchema,
  UserSettingsChangeSchema,
  UserSettingsSchema,
  type UserSettings,
} from '@pieno/contract/user-settings.ts';
import { unauthorized } from '../../http/errors.ts';
import { userOf } from '../../http/permission.ts';
import { refusals } from '../../http/refusals.ts';
import { changeConsent, findConsent, type Consent } from './repository.ts';
import type { ProfileRouteParts } from './route-parts.ts';

const ANSWERS = { 200: UserSettingsSchema, ...refusals(401, 403, 503) };
const WRITE_ANSWERS = { ...ANSWERS, ...refusals(422, 429) };

/**
 * GET and PUT /user/settings and /user/settings/geolocation-consent, for registered users only (rule
 * call-user-settings).
 */
export const userSettingsRoutes =
  ({ db, clock, allow, limitWrites }: ProfileRouteParts): FastifyPluginAsyncZod =>
  async (app) => {
    const read = async (userId: string) => presentSettings(await findConsent(db, userId));
    const write = async (userId: string, consent: boolean) =>
      presentSettings(await changeConsent(db, userId, consent, clock.now()));
    const described = (summary: string) => ({
      tags: ['settings'],
      summary,
      security: [{ bearer: [] }],
    });

    app.get(
      '/user/settings',
      {
        onRequest: allow('settings', 'view'),
        schema: { ...described("The user's settings"), response: ANSWERS },
      },
      async (request) => read(userOf(request).id),
    );

    app.put(
      '/user/settings',
      {
        onRequest: [limitWrites, allow('settings', 'update')],
        schema: {
          ...described("Change the user's settings"),
          // A call without a body changes nothing.
          body: z.nullable(UserSettingsChangeSchema),
          response: WRITE_ANSWERS,
        },
      },
      async (request) => {
        const { id } = userOf(request);
        const consent = request.body?.geolocation_consent;
        return await (consent === undefined ? read(id) : write(id, consent));
      },
    );

    app.get(
      '/user/settings/geolocation-consent',
      {
        onRequest: allow('geolocation', 'view'),
        schema: { ...described('Whether the position may be used'), response: ANSWERS },
      },
      async (request) => read(userOf(request).id),
    );

    app.put(
      '/user/settings/geolocation-consent',
      {
        onRequest: [limitWrites, allow('geolocation', 'consent')],
        schema: {
          ...described('Let the position be used, or no longer'),
          body: ConsentChangeSchema,
          response: WRITE_ANSWERS,
        },
      },
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
