import type { AnySettingKey } from './values.ts';

/** All settings in the order in which they are listed, under their headings. */
export const SETTING_HEADINGS: Readonly<Record<string, readonly AnySettingKey[]>> = {
  'Chi gestisce Pieno': ['operator_contact'],
  'Visitatori e mappa': [
    'guest_hours',
    'modal_cooldown_minutes_denied',
    'modal_cooldown_days_accepted',
    'maps_api_key',
    'business_marker_color',
  ],
  'Età dei prezzi': [
    'stale_days',
    'medal_days_owner',
    'medal_days_sheet',
    'medal_days_import',
    'medal_days_driver',
    'medal_days_electric',
  ],
  'Parola degli automobilisti': [
    'trust_free_permille',
    'trust_known_permille',
    'trust_young_hours',
    'trust_wait_hours',
    'trust_share_stations',
  ],
  'Prezzi insoliti o impossibili': [
    'price_bounds',
    'price_unusual_permille',
    'price_reference_min',
    'price_last_days',
    'price_band_10',
    'price_band_20',
    'price_band_30',
    'price_band_40',
    'price_band_50',
  ],
  'Archivio e copie dei dati': [
    'history_days_elsewhere',
    'backup_days',
    'backup_weeks',
    'backup_months',
    'backup_megabytes',
  ],
};
