/** Default global settings (rule settings-global), from the limits of the contract. Source: Pieno. */
import {
  BUSINESS_MARKER_COLOR,
  GUEST_HOURS,
  HISTORY_DAYS_ELSEWHERE,
  MEDAL_DAYS,
  PRICE_GATE,
  STALE_DAYS,
} from '@pieno/contract/limits.ts';
import { CONSENT_COOLDOWN } from '@pieno/contract/profile/position-limits.ts';
import { PRICE_BANDS } from '@pieno/contract/prices/fuels.ts';
import { REPORT_GATE } from '@pieno/contract/prices/report-gate.ts';
import { BACKUP_KEEP } from '../src/modules/backups/folder/keep.ts';
import type { AnySettingKey } from '../src/modules/settings/values.ts';

interface DefaultSetting {
  value1: string | null;
  value2?: string;
  note: string;
}

const band = (decade: keyof typeof PRICE_BANDS, of: string): DefaultSetting => ({
  value1: String(PRICE_BANDS[decade].min / 1_000),
  value2: String(PRICE_BANDS[decade].max / 1_000),
  note: `Prezzi ${of}, in euro: sotto value1 nessuno è credibile, sopra value2 non lo è il primo, dove manca ogni confronto.`,
});

const medal = (voice: keyof typeof MEDAL_DAYS, whose: string): DefaultSetting => ({
  value1: String(MEDAL_DAYS[voice]),
  note: `Giorni per cui un prezzo ${whose} può stare in classifica dopo l'ultima parola.`,
});

export const DEFAULT_SETTINGS: Readonly<Record<AnySettingKey, DefaultSetting>> = {
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
  operator_contact: {
    value1: null,
    note: 'Chi gestisce Pieno: value1 nome, value2 email, value3 telefono. Vuoto: i visitatori non sanno a chi scrivere.',
  },
  medal_days_owner: medal('owner', 'del gestore o di un amministratore'),
  medal_days_sheet: medal('sheet', 'dal foglio'),
  medal_days_import: medal('import', 'importato'),
  medal_days_driver: medal('driver', 'di un automobilista'),
  medal_days_electric: medal('electric', "dell'elettrico"),
  trust_free_permille: {
    value1: String(REPORT_GATE.freePermille),
    note: 'Per mille dalla base entro i quali vale il prezzo di ogni automobilista, se non sposta medaglie.',
  },
  trust_known_permille: {
    value1: String(REPORT_GATE.knownPermille),
    note: 'Per mille dalla base entro i quali basta un automobilista conosciuto, se non sposta medaglie.',
  },
  trust_young_hours: {
    value1: String(REPORT_GATE.youngHours),
    note: 'Ore per cui la parola del gestore cede solo a due automobilisti conosciuti.',
  },
  trust_wait_hours: {
    value1: String(REPORT_GATE.waitHours),
    note: 'Ore dopo le quali scade un prezzo che aspetta senza essere mostrato.',
  },
  trust_share_stations: {
    value1: String(REPORT_GATE.shareStations),
    note: 'Distributori di una categoria in cui decide la parola di un automobilista conosciuto.',
  },
  history_days_elsewhere: {
    value1: String(HISTORY_DAYS_ELSEWHERE),
    note: 'Giorni per cui restano i singoli prezzi importati fuori da San Marino; poi restano i valori di ogni giorno.',
  },
  backup_days: {
    value1: String(BACKUP_KEEP.days),
    note: 'Giorni di cui resta la copia più recente.',
  },
  backup_weeks: {
    value1: String(BACKUP_KEEP.weeks),
    note: 'Settimane di cui resta la copia più recente.',
  },
  backup_months: {
    value1: String(BACKUP_KEEP.months),
    note: 'Mesi di cui resta la copia più recente.',
  },
  backup_megabytes: {
    value1: String(BACKUP_KEEP.megabytes),
    note: "Megabyte oltre i quali le copie più vecchie vanno via; l'ultima resta sempre.",
  },
  price_bounds: {
    value1: String(PRICE_GATE.bounds.min),
    value2: String(PRICE_GATE.bounds.max),
    note: 'Un prezzo fuori da value1–value2 volte la mediana è rifiutato.',
  },
  price_unusual_permille: {
    value1: String(PRICE_GATE.unusualPermille),
    note: "Per mille dall'ultimo prezzo e dalla mediana oltre i quali un prezzo è insolito.",
  },
  price_reference_min: {
    value1: String(PRICE_GATE.referenceMin),
    note: 'Prezzi che servono per fare una mediana.',
  },
  price_last_days: {
    value1: String(PRICE_GATE.lastPriceDays),
    note: "Giorni dopo i quali l'ultimo prezzo di un distributore non fa più confronto.",
  },
  price_band_10: band(10, 'della benzina'),
  price_band_20: band(20, 'del diesel'),
  price_band_30: band(30, 'del GPL'),
  price_band_40: band(40, 'del metano'),
  price_band_50: band(50, "dell'elettrico"),
};
