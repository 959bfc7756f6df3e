import type { LoggedActionName, LogRole } from '@pieno/contract/action-log.ts';
import type { CommandCall } from '../control/command.ts';
import { listActions } from '../modules/administration/action-list.ts';
import { findStation } from './find-station.ts';
import { formatTime } from './format-time.ts';
import { UsageError } from './italian-command.ts';

const ROLE_LABELS: Record<LogRole, string> = {
  administrator: 'amministratore',
  operator: 'riga di comando',
  owner: 'gestore',
  job: 'orologio',
};

const ACTION_LABELS: Record<LoggedActionName, string> = {
  invitation_made: 'invito creato',
  invitation_revoked: 'invito revocato',
  invitation_accepted: 'invito accettato',
  person_accepted: 'gestore ammesso',
  person_refused: 'gestore rifiutato',
  person_revoked: 'gestore revocato',
  person_left: 'gestore uscito',
  handover: 'cambio gestione',
  prices_set: 'prezzi pubblicati',
  prices_confirmed: 'prezzi confermati',
  price_set: 'prezzo scritto',
  price_withdrawn: 'prezzo ritirato',
  prices_scheduled: 'prezzi programmati',
  schedule_changed: 'prezzo programmato cambiato',
  schedule_cancelled: 'prezzo programmato annullato',
  schedule_published: 'prezzo programmato pubblicato',
  schedule_held: 'prezzo programmato trattenuto',
  schedule_superseded: 'prezzo programmato superato',
  fuels_set: 'carburanti in vendita cambiati',
  claim_accepted: 'prezzo accettato',
  claim_rejected: 'prezzo rifiutato',
  dispute_closed: 'contestazione chiusa',
  import_undone: 'importazione ritirata',
  person_locked: 'persona bloccata',
  user_role: 'ruolo cambiato',
  user_activated: 'account riattivato',
  user_deactivated: 'account bloccato',
  user_verified: 'email confermata',
  user_unverified: 'email da confermare',
  second_factor_on: 'verifica in due passaggi attivata',
  second_factor_off: 'verifica in due passaggi tolta',
  setting_changed: 'impostazione cambiata',
  welcome_changed: 'messaggio di benvenuto cambiato',
  sells_changed: 'categorie in vendita cambiate',
  station_created: 'distributore creato',
  station_edited: 'distributore modificato',
  station_closed: 'distributore chiuso per sempre',
  station_reopened: 'distributore riaperto',
  stations_merged: 'distributori uniti',
  merge_undone: 'unione annullata',
  token_made: 'chiave per la cassa creata',
  token_revoked: 'chiave per la cassa revocata',
};

/** Lists the log of actions, newest first; with a station only what is about it. */
export async function showLog(
  { open }: CommandCall,
  { station, before }: { station?: string; before?: string },
): Promise<void> {
  if (before !== undefined && !/^\d{1,18}$/u.test(before)) {
    throw new UsageError(`«${before}» non è un numero dell'elenco.`);
  }
  const { database, output } = await open();
  const { kysely } = database;
  const stationId = station === undefined ? undefined : await findStation(kysely, station);
  const { entries, next } = await listActions(kysely, { stationId, before });
  if (entries.length === 0) output.line('Ancora niente.');
  for (const { at, role, actor, action, business, target, reason } of entries) {
    const parts = [
      `${formatTime(new Date(at))}  ${ROLE_LABELS[role]}${actor ? ` ${actor.slice(0, 8)}` : ''}`,
      ACTION_LABELS[action as LoggedActionName] ?? action,
      business && `${business.name} (${business.id})`,
      Object.entries(target)
        .map(([key, value]) => `${key}=${value}`)
        .join(' '),
      reason && `«${reason}»`,
    ];
    output.line(parts.filter((part) => part).join(' · '));
  }
  if (next) output.line(`… continua con --before ${next}`);
}
