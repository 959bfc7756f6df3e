import { REFUSALS } from '../prices/refusals.ts';

/** Why a row of an import was left out, and how the report says it. */
export const REASONS = {
  ...REFUSALS,
  columns: 'numero di colonne sbagliato',
  id: 'codice mancante o illeggibile',
  repeated: 'codice ripetuto nello stesso file',
  orphan: "impianto assente dall'anagrafica",
  price: 'prezzo illeggibile',
  mode: 'self o servito illeggibile',
  outlier: 'prezzo troppo lontano dagli altri (meno di 0,6 o più di 2 volte la mediana)',
  same_fuel: 'stessa voce di catalogo: tenuto il prezzo più recente',
  kind: 'non è un punto vendita di questo tipo',
  planned: 'sito soltanto previsto',
  closed: 'sito rimosso o fuori servizio',
  unpublished: 'scheda non pubblicata',
  country: "fuori da San Marino e dall'Italia",
  position: 'posizione mancante o impossibile',
  station: 'distributore sconosciuto',
  field: 'valore non valido',
  image: 'immagine non utilizzabile',
} as const;
export type Reason = keyof typeof REASONS;

/** What a row was about. */
export type Subject = 'stations' | 'prices';

/** A row that was left out. */
export interface Reject {
  subject: Subject;
  /** The file's name, without its folder. */
  file: string;
  /** Counted from 1, as an editor shows it; for JSON the number of the element. */
  line: number;
  reason: Reason;
  /** What exactly is wrong, where the reason alone does not say it. */
  detail?: string;
  /** The row as it stood. */
  row: string;
}
