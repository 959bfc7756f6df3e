/** A registered user's settings: the use of the position, and the tank (rule call-user-settings). */
import { z } from 'zod/mini';
import { FUEL_MODES } from '../prices/fuels.ts';
import { TANK_CONSUMPTION, TANK_FUELS, TANK_LITRES } from './tank.ts';

const between = ({ min, max }: { min: number; max: number }) =>
  z.number().check(z.minimum(min), z.maximum(max));

/** The stored tank (`tank.ts`); all fields null without one. */
const tank = {
  fuel: z.nullable(z.literal(TANK_FUELS)),
  mode: z.nullable(z.enum(FUEL_MODES)),
  litres: z.nullable(between(TANK_LITRES)),
  consumption: z.nullable(between(TANK_CONSUMPTION)),
  smac: z.nullable(z.boolean()),
};
/** The tank in settings: each field may be missing, because older servers do not send it. */
export const TankSettingsSchema = z.partial(z.object(tank));
export type TankSettings = z.infer<typeof TankSettingsSchema>;

export const UserSettingsSchema = z.object({
  geolocation_consent: z.boolean(),
  /** ISO 8601 in UTC; null when consent was never given or was withdrawn. */
  geolocation_consent_at: z.nullable(z.string()),
  /** In Italian: what the user consents to. */
  geolocation_consent_text: z.string(),
  /** In Italian: why consent is requested. */
  geolocation_consent_required_text: z.string(),
  ...TankSettingsSchema.shape,
});
export type UserSettings = z.infer<typeof UserSettingsSchema>;

/**
 * PUT /user/settings: the consent and the tank can change; the texts are constant. A change without a fuel applies to
 * the stored tank, and a null fuel removes the tank (`changedTank`).
 */
export const UserSettingsChangeSchema = z.object({
  geolocation_consent: z.optional(z.boolean()),
  ...TankSettingsSchema.shape,
});
/** PUT /user/settings/geolocation-consent */
export const ConsentChangeSchema = z.object({ consent: z.boolean() });

/** The texts about the consent; guests see them too. */
export const CONSENT_TEXTS = {
  text: 'Acconsento che Pieno usi la posizione del mio dispositivo per mostrarmi sulla mappa e calcolare le distanze dai distributori. La posizione resta sul mio dispositivo: al server arriva solo questo consenso, che posso revocare in ogni momento.',
  required:
    'Per mostrarti i distributori più vicini serve la posizione del tuo dispositivo. Resta sul tuo telefono: non viene inviata né conservata.',
  /** For guests: the position is shared during this visit only, and no consent is stored (rule permission-position). */
  guest:
    'Come ospite puoi condividere la posizione temporaneamente, solo per questa visita. Per salvare il consenso, registrati.',
} as const;
