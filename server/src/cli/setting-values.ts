/** The rules for the values of each global setting. */
import type { AnySettingKey } from '../modules/settings/values.ts';

type Values = readonly string[];
interface Rule {
  /** Names of the values, for the help. */
  values: string;
  about: string;
  /** @returns an Italian phrase that says what is wrong, or undefined */
  problem(values: Values): string | undefined;
}

const count =
  (unit: string, max: number) =>
  ([text = '', ...more]: Values): string | undefined => {
    const isCount = /^\d{1,6}$/u.test(text) && Number(text) >= 1 && Number(text) <= max;
    return isCount && more.length === 0
      ? undefined
      : `serve un numero intero di ${unit} tra 1 e ${max}`;
  };

/** Checks two numbers with at most three decimals, the first the smaller. */
function range([from = '', to = '', ...more]: Values): string | undefined {
  const isNumber = (text: string) => /^\d{1,3}(?:\.\d{1,3})?$/u.test(text) && Number(text) > 0;
  return isNumber(from) && isNumber(to) && Number(from) < Number(to) && more.length === 0
    ? undefined
    : 'servono due numeri con il punto, prima il più piccolo, per esempio 1.2 2.5';
}

const band = (fuel: string): Rule => ({
  values: 'DA A',
  about: `euro tra i quali un primo prezzo di ${fuel} è credibile, dove manca ogni confronto`,
  problem: range,
});

/** Checks a map style. The value "-" removes it, which restores Pieno's own map. */
function mapStyle([address = '', key, ...more]: Values): string | undefined {
  if (address === '-' && key === undefined) return undefined;
  if (!address.startsWith('https://') || !URL.canParse(address.replace('{key}', 'x'))) {
    return "serve l'indirizzo https dello stile";
  }
  if (address.includes('{key}') && !key) return "l'indirizzo contiene {key}: serve anche la chiave";
  return more.length > 1
    ? 'i valori sono al massimo tre: indirizzo, chiave, attribuzione'
    : undefined;
}

const medal = (whose: string): Rule => ({
  values: 'GIORNI',
  about: `per quanto un prezzo ${whose} sta in classifica senza che nessuno lo confermi`,
  problem: count('giorni', 365),
});

export const SETTING_RULES: Record<AnySettingKey, Rule> = {
  maps_api_key: {
    values: 'INDIRIZZO [CHIAVE] [ATTRIBUZIONE]',
    about: 'stile della mappa, con {key} al posto della chiave; - per la mappa inclusa',
    problem: mapStyle,
  },
  modal_cooldown_minutes_denied: {
    values: 'MINUTI',
    about: 'pausa prima di chiedere di nuovo la posizione a chi ha risposto di no',
    problem: count('minuti', 525_600),
  },
  modal_cooldown_days_accepted: {
    values: 'GIORNI',
    about: 'pausa prima di chiedere di nuovo la posizione a chi ha risposto di sì',
    problem: count('giorni', 3_650),
  },
  business_marker_color: {
    values: '#RRGGBB',
    about: 'colore del segnaposto nella pagina del distributore',
    problem: ([text = '', ...more]) =>
      /^#[0-9a-f]{6}$/iu.test(text) && more.length === 0
        ? undefined
        : 'serve un colore nella forma #rrggbb, per esempio #dc3545',
  },
  guest_hours: {
    values: 'ORE',
    about: "durata dell'accesso come ospite",
    problem: count('ore', 8_760),
  },
  stale_days: {
    values: 'GIORNI',
    about: 'età oltre la quale un prezzo è da confermare',
    problem: count('giorni', 365),
  },
  medal_days_owner: medal('del gestore o di un amministratore'),
  medal_days_sheet: medal('dal foglio'),
  medal_days_import: medal('importato'),
  medal_days_driver: medal('di un automobilista'),
  medal_days_electric: medal("dell'elettrico"),
  history_days_elsewhere: {
    values: 'GIORNI',
    about: 'per quanto restano i singoli prezzi importati fuori da San Marino, almeno 30',
    problem: (values) =>
      count('giorni', 3_650)(values) ??
      (Number(values[0]) < 30 ? 'serve un numero intero di giorni tra 30 e 3650' : undefined),
  },
  price_bounds: {
    values: 'DA A',
    about: 'volte la mediana fuori dalle quali un prezzo è rifiutato',
    problem: range,
  },
  price_unusual_permille: {
    values: 'PER MILLE',
    about: "distanza dall'ultimo prezzo e dalla mediana oltre la quale un prezzo è insolito",
    problem: count('per mille', 1_000),
  },
  price_reference_min: {
    values: 'PREZZI',
    about: 'quanti prezzi servono per fare una mediana',
    problem: count('prezzi', 1_000),
  },
  price_last_days: {
    values: 'GIORNI',
    about: "età oltre la quale l'ultimo prezzo di un distributore non fa più confronto",
    problem: count('giorni', 365),
  },
  price_band_10: band('benzina'),
  price_band_20: band('diesel'),
  price_band_30: band('GPL'),
  price_band_40: band('metano'),
  price_band_50: band('elettrico'),
};
