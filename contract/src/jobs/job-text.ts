/** The jobs in Italian, for the pages and the command line (rule admin-jobs): name, schedule and result. */
import type { AdministeredJob, JobOutcome } from './administered-jobs.ts';

/** The jobs' Italian names, in the order in which they are listed. */
const NAMES: Readonly<Record<string, string>> = {
  'mimit-import': 'Prezzi del ministero italiano',
  'stations-import': 'Foglio dei distributori',
  'prices-import': 'Foglio dei prezzi',
  backup: 'Copia dei dati, con prova di ripristino',
  'backup-mail': 'Avviso se manca la copia dei dati',
  'demo-prices': 'Prezzi dimostrativi',
  'price-history': 'Storico dei prezzi',
  'price-retention': 'Pulizia dello storico fuori San Marino',
  'waiting-reports': 'Segnalazioni in attesa',
  disputes: 'Contestazioni concluse',
  'report-retention': 'Pulizia delle vecchie segnalazioni',
  'owner-reminders': 'Promemoria ai gestori',
  'held-schedules': 'Avvisi sui prezzi programmati',
  digest: 'Riepilogo agli amministratori',
  sessions: 'Pulizia di sessioni e codici scaduti',
  'rate-limits': 'Pulizia dei limiti di richieste',
};
const ORDER = Object.keys(NAMES);

/** Returns the Italian name of a job. @param name name in the queue; returned unchanged for a job of a newer version */
export const jobName = (name: string): string => (Object.hasOwn(NAMES, name) ? NAMES[name]! : name);

/** Orders jobs: imports first, unknown ones last. */
export function compareJobs(one: { name: string }, other: { name: string }): number {
  const place = ({ name }: { name: string }) =>
    (ORDER.indexOf(name) + ORDER.length + 1) % (ORDER.length + 1);
  return place(one) - place(other) || one.name.localeCompare(other.name);
}

/**
 * Describes when a job runs: 'ogni giorno alle 09:30'.
 * @param cron minute, hour, day, month and weekday, in San Marino's time
 * @returns the expression itself when no description fits
 */
export function scheduleText(cron: string): string {
  const [minute = '', hour = '', ...days] = cron.split(' ');
  if (days.join(' ') !== '* * *') return cron;
  const [, from, to] = /^(\d+)-(\d+)$/u.exec(hour) ?? [];
  const step = minutesBetween(minute);
  if (from && to && step !== undefined) {
    return `ogni ${step} minuti dalle ${timeOf(from, '0')} alle ${timeOf(to, `${60 - step}`)}`;
  }
  if (from && to && isNumber(minute)) {
    return `ogni ora dalle ${timeOf(from, minute)} alle ${timeOf(to, minute)}`;
  }
  if (isNumber(hour) && isNumber(minute)) return `ogni giorno alle ${timeOf(hour, minute)}`;
  return step === undefined || hour !== '*' ? cron : `ogni ${step} minuti`;
}

const isNumber = (text: string) => /^\d+$/u.test(text);
const timeOf = (hour: string, minute: string) =>
  `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`;

/** Returns the minutes between runs: from a step, or from a list with equal gaps over the hour. */
function minutesBetween(minute: string): number | undefined {
  const [, step] = /^\*\/(\d+)$/u.exec(minute) ?? [];
  if (step) return Number(step);
  const minutes = minute.split(',').map(Number);
  const gaps = minutes.map((at, index) => (minutes[index + 1] ?? minutes[0]! + 60) - at);
  return minutes.length > 1 && new Set(gaps).size === 1 ? gaps[0] : undefined;
}

const OUTCOMES: Readonly<Record<JobOutcome, string>> = {
  done: 'riuscito',
  refused: 'rifiutato',
  failed: 'non riuscito',
  interrupted: 'interrotto: il server si è fermato',
};

/** Describes how a run ended and how long it took: 'riuscito in 12 s', 'rifiutato. Il foglio è vuoto.' */
export function outcomeText({
  outcome,
  reason,
  seconds,
}: NonNullable<AdministeredJob['last']>): string {
  if (reason !== null) return `${OUTCOMES[outcome]}. ${reason}`;
  return outcome === 'done' && seconds !== null
    ? `${OUTCOMES.done} in ${durationText(seconds)}`
    : OUTCOMES[outcome];
}

/** Formats a duration: 'meno di 1 s', '12 s', '3 min 5 s'. */
function durationText(seconds: number): string {
  if (seconds < 1) return 'meno di 1 s';
  const whole = Math.round(seconds);
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60];
  if (minutes === 0) return `${rest} s`;
  return rest === 0 ? `${minutes} min` : `${minutes} min ${rest} s`;
}

/** The current state of a job; empty while idle. */
export const JOB_STATE_TEXTS: Readonly<Record<AdministeredJob['state'], string>> = {
  idle: '',
  queued: 'in coda',
  active: 'in corso',
  retry: 'in coda per un altro tentativo',
};
