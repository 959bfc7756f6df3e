import { z } from 'zod/mini';
import { HOLD_REASONS, REJECT_REASONS } from '../../prices/evaluate/claim-reasons.ts';

/** The reasons for which an import rejects a row, each with its Italian text for the report. */
export const REASONS = {
  ...REJECT_REASONS,
  columns: 'numero di colonne sbagliato',
  long: 'riga troppo lunga',
  formula: 'errore del foglio di calcolo al posto di un valore',
  id: 'codice mancante o illeggibile',
  repeated: 'codice ripetuto nello stesso file',
  orphan: "impianto assente dall'anagrafica",
  /** For a price that is no number; a number out of range, also zero, is refused as `range` by the gate. */
  price: 'prezzo illeggibile',
  mode: 'self o servito illeggibile',
  /** Not rejected, but waiting for a decision. */
  unusual_held: `in attesa: ${HOLD_REASONS.unusual}`,
  taken_back: `in attesa: ${HOLD_REASONS.taken_back}`,
  repeated_price: "stesso prezzo due volte nel file: vale l'ultima riga",
  same_fuel: 'stessa voce di catalogo: tenuto il prezzo più recente',
  unknown_fuel: 'in attesa: carburante mai visto, categoria e unità si dicono in Oggi',
  kind: 'non è un punto vendita di questo tipo',
  planned: 'sito soltanto previsto',
  closed: 'sito rimosso o fuori servizio',
  private: 'non è per gli automobilisti: impianto privato, per barche o per aerei',
  doubled: 'disegnato due volte',
  unpublished: 'scheda non pubblicata',
  country: "fuori da San Marino e dall'Italia",
  position: 'posizione mancante o impossibile',
  station: 'distributore sconosciuto',
  field: 'valore non valido',
  image: 'immagine non utilizzabile',
} as const;
export type Reason = keyof typeof REASONS;

export const SubjectSchema = z.enum(['stations', 'prices']);
export type Subject = z.infer<typeof SubjectSchema>;

export const RejectSchema = z.object({
  subject: SubjectSchema,
  /** The file's name, without its folder. */
  file: z.string(),
  /** Line number from 1, as in an editor; for JSON the number of the element. */
  line: z.number(),
  reason: z.enum(Object.keys(REASONS) as Reason[]),
  /** Italian details, when the reason alone is not enough. */
  detail: z.optional(z.string()),
  row: z.string(),
});
export type Reject = z.infer<typeof RejectSchema>;
