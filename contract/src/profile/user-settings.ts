/** A registered user's settings for the use of the position (rule call-user-settings). */
import { z } from 'zod/mini';

export const UserSettingsSchema = z.object({
  geolocation_consent: z.boolean(),
  /** ISO 8601 in UTC; null when consent was never given or was withdrawn. */
  geolocation_consent_at: z.nullable(z.string()),
  /** In Italian: what the user consents to. */
  geolocation_consent_text: z.string(),
  /** In Italian: why consent is requested. */
  geolocation_consent_required_text: z.string(),
});
export type UserSettings = z.infer<typeof UserSettingsSchema>;

/** PUT /user/settings: only the consent can be changed; the texts are constant. */
export const UserSettingsChangeSchema = z.object({ geolocation_consent: z.optional(z.boolean()) });
/** PUT /user/settings/geolocation-consent */
export const ConsentChangeSchema = z.object({ consent: z.boolean() });

/** The texts about the consent, also shown to guests. */
export const CONSENT_TEXTS = {
  text: 'Acconsento che Pieno usi la posizione del mio dispositivo per mostrarmi sulla mappa e calcolare le distanze dai distributori. La posizione resta sul mio dispositivo: al server arriva solo questo consenso, che posso revocare in ogni momento.',
  required:
    'Per mostrarti i distributori più vicini serve la posizione del tuo dispositivo. Resta sul tuo telefono: non viene inviata né conservata.',
  /** For guests: sharing is only for this visit, and no consent is stored (rule permission-position). */
  guest:
    'Come ospite puoi condividere la posizione temporaneamente, solo per questa visita. Per salvare il consenso, registrati.',
} as const;
