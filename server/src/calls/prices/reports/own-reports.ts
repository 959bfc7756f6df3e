import { isRecorded } from '@pieno/contract/prices/report-outcome.ts';
import { reportSentence } from '@pieno/contract/prices/answer-sentences.ts';
import { PriceReportAnswerSchema, type OwnReports } from '@pieno/contract/prices/reports.ts';
import type { Clock } from '../../../clock.ts';
import type { Executor } from '../../../db/database.ts';
import {
  listDriverReports,
  type KeptEntry,
  type KeptReport,
} from '../../../modules/prices/log/price-reports.ts';
import {
  codeOf,
  ownState,
  type StoredClaim,
  type StoredCode,
} from '../../../modules/prices/outcome.ts';
import { undoUntil } from './report-answer.ts';

type OwnEntry = OwnReports[number]['entries'][number];
type Explained = Pick<OwnEntry, 'state' | 'code' | 'message'>;

/** Maximum reports shown; the account's export holds all. */
const OWN_REPORTS_MAX = 100;

/**
 * Lists a person's own reports with the current outcome of each entry, newest first (rule report-own). Entries that
 * were refused, or asked about and not confirmed, are left out.
 * @param most maximum reports
 */
export async function listOwnReports(
  executor: Executor,
  clock: Clock,
  userId: string,
  most: number = OWN_REPORTS_MAX,
): Promise<OwnReports> {
  const reports = await listDriverReports(executor, userId, most);
  const fuels = await readFuelTypes(executor);
  const claims = await readClaims(
    executor,
    reports.map(({ id }) => id),
  );
  const now = clock.now();
  return reports.map((report) => ({
    id: report.key,
    business: { id: report.station_id, name: report.station },
    seen_at: report.seen_at.toISOString(),
    sent_at: report.received_at.toISOString(),
    undo_until: undoOf(report, now),
    entries: report.entries.flatMap((entry, index): OwnEntry[] => {
      const fuel = fuels.get(entry.fuel_type_id);
      const outcome = outcomeOf(report, entry, index, claims);
      return fuel && outcome
        ? [{ fuel_type: fuel, price: entry.price / 1000, confirmed: entry.confirmed, ...outcome }]
        : [];
    }),
  }));
}

function undoOf({ undone_at, received_at }: KeptReport, now: Date): string | null {
  const until = undoUntil(received_at);
  return undone_at || now > until ? null : until.toISOString();
}

type Claims = ReadonlyMap<string, StoredClaim>;

function outcomeOf(
  report: KeptReport,
  { fuel_type_id }: KeptEntry,
  index: number,
  claims: Claims,
): Explained | undefined {
  // An answer of an older form has no outcome to show: it must not hide the other reports.
  const first = PriceReportAnswerSchema.safeParse(report.answer).data?.results[index];
  if (!first || !isRecorded(first)) return undefined;
  if (report.undone_at) return explained('undone');
  const claim = claims.get(`${report.id}/${fuel_type_id}`);
  // An entry without a claim was a confirmation, which stays one.
  if (!claim) return explained('confirmed');
  return explained(codeOf(claim, first.code));
}

const explained = (code: StoredCode): Explained => ({
  state: ownState(code),
  code,
  message: reportSentence(code),
});

async function readClaims(executor: Executor, ids: readonly string[]): Promise<Claims> {
  if (ids.length === 0) return new Map();
  const rows = await executor
    .selectFrom('observation')
    .select([
      'report_id',
      'fuel_type_id',
      'state',
      'reason',
      'decided_by as by',
      'voices as supporters',
      'needed',
    ])
    .where('report_id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [`${row.report_id}/${row.fuel_type_id}`, row]));
}

async function readFuelTypes(executor: Executor) {
  const rows = await executor
    .selectFrom('fuel_type')
    .select(['id', 'name', 'color', 'unit', 'mode', 'grade'])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
