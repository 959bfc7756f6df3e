/** Default global settings (spec §9 and contract limits). Source: Pieno. */
import {
  BUSINESS_MARKER_COLOR,
  CONSENT_COOLDOWN,
  GUEST_HOURS,
  STALE_DAYS,
} from '@pieno/contract/limits.ts';
import type { SettingKey } from '@pieno/contract/settings.ts';

interface DefaultSetting {
  value1: string | null;
  note: string;
}

export const DEFAULT_SETTINGS: Readonly<Record<SettingKey, DefaultSetting>> = {
  maps_api_key: {
    value1: null,
    note: 'Stile della mappa: value1 indirizzo dello stile con {key}, value2 chiave, value3 attribuzione. Vuoto: mappa inclusa nel prodotto.',
  },
  modal_cooldown_minutes_denied: {
    value1: String(CONSENT_COOLDOWN.deniedMinutes),
    note: 'Minuti prima di chiedere di nuovo la posizione a chi ha risposto di no.',
  },
  modal_cooldown_days_accepted: {
    value1: String(CONSENT_COOLDOWN.acceptedDays),
    note: 'Giorni prima di chiedere di nuovo la posizione a chi ha già risposto di sì.',
  },
  business_marker_color: {
    value1: BUSINESS_MARKER_COLOR,
    note: 'Colore del segnaposto nella pagina del distributore.',
  },
  guest_hours: {
    value1: String(GUEST_HOURS),
    note: "Ore di validità dell'accesso come ospite.",
  },
  stale_days: {
    value1: String(STALE_DAYS),
    note: 'Giorni dopo i quali un prezzo è da confermare.',
  },
};
