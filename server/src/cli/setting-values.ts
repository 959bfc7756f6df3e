/** The rules for the values of each global setting. */
import type { SettingKey } from '@pieno/contract/settings.ts';

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

export const SETTING_RULES: Record<SettingKey, Rule> = {
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
};
