/** The checks of an installation (rule checkup-list); the doctor, *Oggi* and the status call use them. */
import { z } from 'zod/mini';

/** The labels of the checks, in the doctor's order. */
export const CHECKS = {
  configuration: 'Configurazione',
  versions: 'Versioni',
  database: 'Database',
  migrations: 'Migrazioni',
  board: 'Listino',
  clock: 'Orologio',
  server: 'Server',
  disk: 'Disco',
  backups: 'Copie',
  schedules: 'Prezzi programmati',
  imports: 'Importazioni',
  jobs: 'Lavori automatici',
  prices: 'Prezzi',
  address: 'Indirizzo pubblico',
  reachable: 'Raggiungibile',
  certificate: 'Certificato',
  proxy: 'Proxy',
  contact: 'Contatti',
  mail: 'Email',
  smtp: 'Server di posta',
} as const;
export type CheckId = keyof typeof CHECKS;

/** `skipped`: the check does not apply here, or could not run. */
export const CHECK_STATES = ['wrong', 'warning', 'ok', 'skipped'] as const;

/** The result of a check; a newer server may have further checks. */
export const FindingSchema = z.object({
  /** One of `CHECKS`. */
  id: z.string(),
  state: z.enum(CHECK_STATES),
  /** A sentence in Italian, without its full stop. */
  text: z.string(),
  /** What to do, in Italian; null for nothing. */
  step: z.nullable(z.string()),
  /** The station, if the check runs for each station. */
  station: z.nullable(z.number()),
  /** When it was checked, ISO 8601; null for just now. */
  at: z.nullable(z.string()),
});
export type Finding = z.infer<typeof FindingSchema>;

/** True for something that does not work, or will soon stop working. */
export const isTrouble = ({ state }: Pick<Finding, 'state'>): boolean =>
  state === 'wrong' || state === 'warning';

/** Returns the Italian label of a check; its id when a newer server sent it. */
export const checkLabel = (id: string): string =>
  Object.hasOwn(CHECKS, id) ? CHECKS[id as CheckId] : id;

/** Ends a sentence with one full stop. */
export const asSentence = (text: string): string => `${text.replace(/\.$/u, '')}.`;
