import type { Executor } from '../../db/database.ts';
import { REPORT_KEY } from '../../modules/prices/log/price-reports.ts';

/** Reads a user's reports and work at stations, for the export (rule account-own-data). @param person the user's hash */
export async function exportReports(executor: Executor, userId: string, person: string) {
  const reports = await executor
    .selectFrom('price_report')
    .select([REPORT_KEY.as('id'), 'kind', 'station_id as business_id', 'seen_at'])
    .select(['received_at as sent_at', 'near', 'undone_at', 'entries', 'answer'])
    .where('user_id', '=', userId)
    .orderBy('received_at')
    .orderBy('id')
    .execute();
  const claims = await executor
    .selectFrom('observation')
    .select(['station_id as business_id', 'fuel_type_id', 'price', 'observed_at as seen_at'])
    .select(['state', 'decided_at', 'decided_by'])
    .where('claimant', '=', person)
    .orderBy('id')
    .execute();
  const confirmations = await executor
    .selectFrom('confirmation')
    .select(['station_id as business_id', 'fuel_type_id', 'price', 'confirmed_at', 'undone'])
    .where('claimant', '=', person)
    .orderBy('id')
    .execute();
  const disputes = await executor
    .selectFrom('price_dispute')
    .select(['station_id as business_id', 'fuel_type_id', 'price'])
    .select(['created_at', 'closed_at', 'outcome'])
    .where('claimant', '=', person)
    .orderBy('id')
    .execute();
  const states = await executor
    .selectFrom('station_state')
    .select(['station_id as business_id', 'fuel_type_id', 'state', 'reported_at', 'cleared_at'])
    .where('claimant', '=', person)
    .orderBy('id')
    .execute();
  const stations = await executor
    .selectFrom('station_owner')
    .select(['station_id as business_id', 'state', 'since'])
    .where('user_id', '=', userId)
    .orderBy('since')
    .execute();
  const scheduled = await executor
    .selectFrom('scheduled_price')
    .select(['station_id as business_id', 'fuel_type_id', 'price', 'due_at', 'public', 'state'])
    .select(['created_at', 'decided_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const tokens = await executor
    .selectFrom('station_token')
    .select(['station_id as business_id', 'name', 'made_at', 'last_used_at', 'revoked_at'])
    .where('made_by', '=', userId)
    .orderBy('id')
    .execute();
  return {
    price_reports: reports,
    price_claims: claims.map(inEuros),
    price_confirmations: confirmations.map(inEuros),
    price_disputes: disputes.map(inEuros),
    station_states: states,
    scheduled_prices: scheduled.map(inEuros),
    stations,
    till_keys: tokens,
  };
}

/** Reads a user's actions as administrator or owner. @param logId the id that stands for the account in the log */
export async function exportActions(executor: Executor, logId: string) {
  return await executor
    .selectFrom('action_log')
    .select(['at', 'role', 'action', 'station_id as business_id', 'target', 'reason'])
    .where('actor', '=', logId)
    .orderBy('id')
    .execute();
}

const inEuros = <Row extends { price: number }>(row: Row): Row => ({
  ...row,
  price: row.price / 1000,
});
