/** What is looked at to tell whether an installation works (rule checkup-list): the doctor, *Oggi* and the status read it. */
import { z } from 'zod/mini';

/** What a check is about, in the order in which the doctor says it. */
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

/** `skipped`: it does not apply here, or could not be looked at. */
export const CHECK_STATES = ['wrong', 'warning', 'ok', 'skipped'] as const;

/** What a check has found; a newer server may know further checks. */
export const FindingSchema = z.object({
  /** One of `CHECKS`. */
  id: z.string(),
  state: z.enum(CHECK_STATES),
  /** A sentence in Italian, without its full stop. */
  text: z.string(),
  /** What to do, in Italian; null where there is nothing to do. */
  step: z.nullable(z.string()),
  /** Of which station, where a check looks at each. */
  station: z.nullable(z.number()),
  /** When it was looked at, in ISO 8601, where that was not just now. */
  at: z.nullable(z.string()),
});
export type Finding = z.infer<typeof FindingSchema>;

/** True for what does not work, or will soon not. */
export const isTrouble = ({ state }: Pick<Finding, 'state'>): boolean =>
  state === 'wrong' || state === 'warning';

/** Returns what a check is about, in Italian; of one of a newer server its id. */
export const checkLabel = (id: string): string =>
  Object.hasOwn(CHECKS, id) ? CHECKS[id as CheckId] : id;

/** Ends a sentence with one full stop. */
export const asSentence = (text: string): string => `${text.replace(/\.$/u, '')}.`;
