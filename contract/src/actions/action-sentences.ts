/** The log of actions in Italian, for the pages and the command line (rule admin-log): the action and its object. */
import { FACT_KEY, type LoggedActionName, type LogRole, type LogTarget } from './action-log.ts';
import { UNIT_LABELS, type FuelUnit } from '../prices/fuels.ts';
import { jobName } from '../jobs/job-text.ts';

export const ACTION_SENTENCES: Readonly<Record<LoggedActionName, string>> = {
  invitation_made: 'Invito creato',
  invitation_revoked: 'Invito revocato',
  invitation_accepted: 'Invito accettato',
  person_accepted: 'Gestore ammesso',
  person_refused: 'Gestore rifiutato',
  person_revoked: 'Gestore revocato',
  person_left: 'Gestore uscito',
  handover: 'Cambio gestione',
  prices_set: 'Prezzi pubblicati',
  prices_confirmed: 'Prezzi confermati',
  price_set: 'Prezzo scritto',
  price_withdrawn: 'Prezzo ritirato',
  prices_scheduled: 'Prezzi programmati',
  schedule_changed: 'Prezzo programmato cambiato',
  schedule_cancelled: 'Prezzo programmato annullato',
  schedule_published: 'Prezzo programmato pubblicato',
  schedule_held: 'Prezzo programmato trattenuto',
  schedule_superseded: 'Prezzo programmato superato',
  fuels_set: 'Carburanti in vendita cambiati',
  claim_accepted: 'Prezzo accettato',
  claim_rejected: 'Prezzo rifiutato',
  dispute_closed: 'Contestazione chiusa',
  import_started: 'Importazione avviata',
  import_undone: 'Importazione ritirata',
  review_shown: 'Recensione mostrata',
  review_hidden: 'Recensione nascosta',
  person_locked: 'Persona bloccata',
  user_role: 'Ruolo cambiato',
  user_activated: 'Account riattivato',
  user_deactivated: 'Account bloccato',
  user_verified: 'Email confermata',
  user_unverified: 'Email non più confermata',
  driver_vouched: 'Garanzia data a un automobilista',
  vouching_withdrawn: 'Garanzia tolta a un automobilista',
  sessions_ended: 'Sessioni chiuse',
  user_deleted: 'Account eliminato',
  second_factor_on: 'Verifica in due passaggi attivata',
  second_factor_off: 'Verifica in due passaggi tolta',
  setting_changed: 'Impostazione cambiata',
  welcome_changed: 'Messaggio di benvenuto cambiato',
  smac_rate_added: 'Credito SMaC aggiunto',
  smac_rate_changed: 'Credito SMaC cambiato',
  job_started: 'Lavoro automatico avviato a mano',
  fuel_said: 'Categoria e unità di un carburante',
  sells_changed: 'Categorie in vendita cambiate',
  station_created: 'Distributore creato',
  station_edited: 'Distributore modificato',
  logo_set: 'Logo cambiato',
  logo_removed: 'Logo tolto',
  picture_added: 'Foto aggiunta',
  picture_described: 'Testo di una foto cambiato',
  pictures_ordered: 'Foto riordinate',
  picture_removed: 'Foto tolta',
  station_closed: 'Distributore chiuso per sempre',
  station_reopened: 'Distributore riaperto',
  stations_merged: 'Distributori uniti',
  merge_undone: 'Unione annullata',
  stations_tidied: 'Distributori fuori dalle zone tolti',
  token_made: 'Chiave per la cassa creata',
  token_revoked: 'Chiave per la cassa revocata',
};

export const ROLE_NAMES: Readonly<Record<LogRole, string>> = {
  administrator: 'amministratore',
  operator: 'riga di comando',
  owner: 'gestore',
  job: 'automatico',
};

/** Returns who acted. A till is the actor of its prices, although the key belongs to an owner. */
export const actedBy = (role: LogRole, action: string, { token }: LogTarget): string =>
  token !== undefined && action.startsWith('prices_') ? 'cassa' : ROLE_NAMES[role];

/**
 * Returns the Italian name of an action.
 * @param action name in the log; one of a newer version may have no sentence yet
 */
export function actionSentence(action: string): string {
  return Object.hasOwn(ACTION_SENTENCES, action)
    ? ACTION_SENTENCES[action as LoggedActionName]
    : 'Altra modifica';
}

type Value = LogTarget[string];

export interface LogNames {
  fuel: (id: number) => string;
  /** By a person's random id; only existing accounts. */
  people: Readonly<Record<string, string>>;
  /** By a station's id. */
  stations: Readonly<Record<string, string>>;
}

const FACT_NAMES: Readonly<Record<string, string>> = {
  name: 'nome',
  kind: 'tipo',
  brand: 'marchio',
  address: 'indirizzo',
  postcode: 'CAP',
  locality: 'località',
  phone: 'telefono',
  website: 'sito',
  description: 'descrizione',
  latitude: 'latitudine',
  longitude: 'longitudine',
  hours: 'orari del servizio',
  self_hours: 'orari del self-service',
  exceptions: 'festività e chiusure',
  services: 'servizi',
  payments: 'pagamenti',
  smac: 'SMaC',
};
const factName = (fact: string): string => FACT_NAMES[fact] ?? fact;

const INSTANT = /* @__PURE__ */ new Intl.DateTimeFormat('it-IT', {
  timeZone: 'Europe/San_Marino',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** Formats '2027-01-31' as '31/01/2027'. */
const dayText = (value: Value) => String(value).split('-').toReversed().join('/');

/** The beginning of an account's random id, enough to tell accounts apart. */
const shortId = (value: Value) => String(value).slice(0, 8);
const TARGET_TEXTS: Readonly<Record<string, (value: Value, names: LogNames) => string>> = {
  fuel_type_id: (value, { fuel }) => fuel(Number(value)),
  price: (value) => euro(value),
  times: (value) => (value === 1 ? '' : `detto ${value} volte`),
  decade: (value) => `categoria ${value}`,
  sold: (value, names) =>
    typeof value === 'boolean' ? (value ? 'in vendita' : 'non venduto') : sales('sì', value, names),
  unsold: (value, names) => sales('no', value, names),
  right: (value) => (value === true ? 'il prezzo era giusto' : 'il prezzo era sbagliato'),
  state: (value) => (value === 'pending' ? 'aspetta il sì' : ''),
  people: (value) => `persone: ${value}`,
  invitations: (value) => `inviti: ${value}`,
  invitation: (value) => `invito ${value}`,
  confirmed: (value) => (value === true ? 'email confermata' : ''),
  person: (value, { people }) =>
    value === null
      ? ''
      : String(value)
          .split(' ')
          .map((id) => people[id] ?? `persona ${shortId(id)}`)
          .join(', '),
  role: (value) => (value === 'admin' ? 'ora amministratore' : 'ora utente'),
  unit: (value) => UNIT_LABELS[value as FuelUnit] ?? '',
  kind: (value) => `«${value}»`,
  withdrawn: (value) => `prezzi ritirati: ${value}`,
  stations: (value) => `distributori: ${value}`,
  key: (value) => `«${value}»`,
  job: (value) => jobName(String(value)),
  smac_rate: (value) => `regola ${value}`,
  basis: (value) => (value === 'reference' ? 'in proporzione alla benzina' : ''),
  amount: (value) => `${euro(value)} al litro`,
  valid_from: (value) => `dal ${dayText(value)}`,
  valid_to: (value) => (value === null ? 'senza fine' : `fino al ${dayText(value)}`),
  suspended: (value) => (value === true ? 'sospesa' : 'non più sospesa'),
  verified: () => 'verificata',
  source: (value) => `da ${value}`,
  review: (value) => `recensione ${value}`,
  picture: (value) => `foto ${value}`,
  due_at: (value) => `dal ${INSTANT.format(new Date(String(value)))}`,
  public: (value) => (value === true ? 'visibile a tutti' : ''),
  schedules: (value) => (value === 0 ? '' : `prezzi programmati: ${value}`),
  merged: (value, { stations }) => {
    const name = stations[String(value)];
    return name === undefined ? `con il numero ${value}` : `con ${name} (${value})`;
  },
  // Numbers that mean something only in the database.
  item: () => '',
  run: () => '',
};

/**
 * Returns the object of an action besides its station: 'Benzina Self · 1,669 €'; empty for none.
 * @param target as the log stores it; prices are in euros, and a fuel's id may be the key of its price
 */
export function targetText(target: LogTarget, names: LogNames): string {
  const order = Object.keys(TARGET_TEXTS);
  return Object.entries(target)
    .toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other))
    .map(([key, value]) => {
      if (key.startsWith(FACT_KEY)) return `${factName(key.slice(FACT_KEY.length))}: ${value}`;
      if (key === 'fields') return namedOnly(String(value), target);
      if (/^\d+$/.test(key)) return `${names.fuel(Number(key))} ${euro(value)}`;
      return Object.hasOwn(TARGET_TEXTS, key) ? TARGET_TEXTS[key]!(value, names) : '';
    })
    .filter((text) => text !== '')
    .join(' · ');
}

/** Names the changed fields for which the target has no 'before → after'. */
const namedOnly = (fields: string, target: LogTarget): string =>
  fields
    .split(' ')
    .filter((field) => target[FACT_KEY + field] === undefined)
    .map(factName)
    .join(', ');

const euro = (value: Value): string =>
  typeof value === 'number' ? `${value.toFixed(3).replace('.', ',')} €` : 'nessun prezzo';

function sales(verb: string, ids: Value, { fuel }: LogNames): string {
  if (typeof ids !== 'string' || ids === '') return '';
  return `${verb}: ${ids
    .split(' ')
    .map((id) => fuel(Number(id)))
    .join(', ')}`;
}
