/** The rules for the values of each global setting. */
import type { Problem } from '@pieno/contract/error-sentences.ts';
import { EmailSchema } from '@pieno/contract/accounts/account.ts';
import { phoneNumbers } from '@pieno/contract/stations/phone-numbers.ts';
import type { AnySettingKey } from './values.ts';

type Values = readonly string[];
interface Rule {
  /** Names of the values, for the help. */
  values: string;
  about: string;
  /** What each value is, with its unit. */
  fields: readonly string[];
  limits: string;
  /** True for numbers with a decimal comma, or a point, which are stored with a point. */
  isDecimal?: boolean;
  /** The index of the value that is a secret. */
  secret?: number;
  /** @returns what is wrong, or undefined */
  problem(values: Values): Problem | undefined;
}

const count = (about: string, unit: string, max: number, min = 1): Rule => ({
  values: unit.toUpperCase(),
  about,
  fields: [unit],
  limits: `da ${min} a ${max}`,
  problem: ([text = '', ...more]) => {
    const isCount = /^\d{1,6}$/u.test(text) && Number(text) >= min && Number(text) <= max;
    return isCount && more.length === 0
      ? undefined
      : { code: 'setting_count', params: { unit, min, max } };
  },
});

/** The stored form of a decimal number. @param typed with a comma or a point */
export const storedDecimal = (typed: string): string => typed.replace(',', '.');

/** A stored decimal number in Italian. */
export const shownDecimal = (stored: string): string => stored.replace('.', ',');

/** Checks two numbers with at most three decimals, the first the smaller. */
function rangeProblem([from = '', to = '', ...more]: Values): Problem | undefined {
  const [low, high] = [storedDecimal(from), storedDecimal(to)];
  const isNumber = (text: string) => /^\d{1,3}(?:\.\d{1,3})?$/u.test(text) && Number(text) > 0;
  return isNumber(low) && isNumber(high) && Number(low) < Number(high) && more.length === 0
    ? undefined
    : { code: 'setting_range' };
}
const RANGE = {
  fields: ['da', 'a'],
  limits: 'due numeri, prima il più piccolo',
  isDecimal: true,
  problem: rangeProblem,
} as const;

const band = (of: string): Rule => ({
  values: 'DA A',
  about: `euro sotto i quali nessun prezzo ${of} è credibile, e sopra i quali non lo è il primo, dove manca ogni confronto`,
  ...RANGE,
});

/** Checks a map style. The value "-" removes it, which restores Pieno's own map. */
function mapStyle([address = '', key, ...more]: Values): Problem | undefined {
  if (address === '-' && key === undefined) return undefined;
  if (!address.startsWith('https://') || !URL.canParse(address.replace('{key}', 'x'))) {
    return { code: 'setting_map_address' };
  }
  if (address.includes('{key}') && !key) return { code: 'setting_map_key' };
  return more.length > 1 ? { code: 'setting_map_values' } : undefined;
}

/** Checks name, e-mail and telephone; each may be missing ("-"), but not both of the last two. */
function contactProblem([name = '', email = '-', phone = '-', ...more]: Values):
  | Problem
  | undefined {
  const isGiven = (value: string) => value !== '' && value !== '-';
  if (!isGiven(email) && !isGiven(phone)) {
    return isGiven(name) || more.length > 0 ? { code: 'setting_contact' } : undefined;
  }
  const isEmail = !isGiven(email) || EmailSchema.safeParse(email).success;
  const isPhone = !isGiven(phone) || phoneNumbers(phone).some(({ dial }) => dial);
  return isEmail && isPhone && more.length === 0 ? undefined : { code: 'setting_contact' };
}

const medal = (whose: string): Rule =>
  count(
    `per quanto un prezzo ${whose} sta in classifica senza che nessuno lo confermi`,
    'giorni',
    365,
  );

const keptBackups = (units: string, most: number): Rule => {
  const howMany = units === 'settimane' ? 'quante' : 'quanti';
  return count(`di ${howMany} ${units} resta la copia più recente`, units, most);
};

export const SETTING_RULES: Record<AnySettingKey, Rule> = {
  maps_api_key: {
    values: 'INDIRIZZO [CHIAVE] [ATTRIBUZIONE]',
    about: 'stile della mappa, con {key} al posto della chiave; - per la mappa inclusa',
    fields: ['indirizzo', 'chiave', 'attribuzione'],
    limits: 'un indirizzo https, oppure -',
    secret: 1,
    problem: mapStyle,
  },
  modal_cooldown_minutes_denied: count(
    'pausa prima di chiedere di nuovo la posizione a chi ha risposto di no',
    'minuti',
    525_600,
  ),
  modal_cooldown_days_accepted: count(
    'pausa prima di chiedere di nuovo la posizione a chi ha risposto di sì',
    'giorni',
    3_650,
  ),
  business_marker_color: {
    values: '#RRGGBB',
    about: 'colore del segnaposto nella pagina del distributore',
    fields: ['colore'],
    limits: '#rrggbb',
    problem: ([text = '', ...more]) =>
      /^#[0-9a-f]{6}$/iu.test(text) && more.length === 0 ? undefined : { code: 'setting_colour' },
  },
  guest_hours: count("durata dell'accesso come ospite", 'ore', 8_760),
  stale_days: count('età oltre la quale un prezzo è da confermare', 'giorni', 365),
  medal_days_owner: medal('del gestore o di un amministratore'),
  medal_days_sheet: medal('dal foglio'),
  medal_days_import: medal('importato'),
  medal_days_driver: medal('di un automobilista'),
  medal_days_electric: medal("dell'elettrico"),
  trust_free_permille: count(
    'distanza dalla base entro cui vale il prezzo di ogni automobilista, se non sposta medaglie',
    'per mille',
    50,
  ),
  trust_known_permille: count(
    'distanza dalla base entro cui basta un automobilista conosciuto, se non sposta medaglie',
    'per mille',
    200,
  ),
  trust_young_hours: count(
    'per quanto la parola del gestore cede solo a due automobilisti conosciuti',
    'ore',
    168,
  ),
  trust_wait_hours: count(
    'dopo quanto scade un prezzo che aspetta senza essere mostrato',
    'ore',
    168,
    12,
  ),
  trust_share_stations: count(
    'in quanti distributori di una categoria decide la parola di un automobilista conosciuto',
    'distributori',
    50,
  ),
  history_days_elsewhere: count(
    'per quanto restano i singoli prezzi importati fuori da San Marino, almeno 30',
    'giorni',
    3_650,
    30,
  ),
  backup_days: keptBackups('giorni', 366),
  backup_weeks: keptBackups('settimane', 520),
  backup_months: keptBackups('mesi', 240),
  backup_megabytes: count(
    "spazio oltre il quale le copie più vecchie vanno via; l'ultima resta sempre",
    'megabyte',
    999_999,
  ),
  operator_contact: {
    values: 'NOME EMAIL TELEFONO',
    about:
      'chi gestisce Pieno e come raggiungerlo: sta in Contatti, e dove nessuna email può partire',
    fields: ['nome', 'email', 'telefono'],
    limits: "un'email o un telefono, - al posto di ciò che manca",
    problem: contactProblem,
  },
  price_bounds: {
    values: 'DA A',
    about: 'volte la mediana fuori dalle quali un prezzo è rifiutato',
    ...RANGE,
  },
  price_unusual_permille: count(
    "distanza dall'ultimo prezzo e dalla mediana oltre la quale un prezzo è insolito",
    'per mille',
    1_000,
  ),
  price_reference_min: count('quanti prezzi servono per fare una mediana', 'prezzi', 1_000),
  price_last_days: count(
    "età oltre la quale l'ultimo prezzo di un distributore non fa più confronto",
    'giorni',
    365,
  ),
  price_band_10: band('della benzina'),
  price_band_20: band('del diesel'),
  price_band_30: band('del GPL'),
  price_band_40: band('del metano'),
  price_band_50: band("dell'elettrico"),
};
