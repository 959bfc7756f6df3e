import { AccountExportSchema, type AccountExport } from '@pieno/contract/profile/export.ts';
import type { User } from '@pieno/contract/accounts/visitor.ts';
import type { Executor } from '../../db/database.ts';
import { listAlerts } from '../../modules/alerts/list-alerts.ts';
import { exportFavorites } from '../../modules/favorites/read-favorites.ts';
import { findSettings } from '../../modules/accounts/profile.ts';
import { listDevices } from '../../modules/push/subscriptions.ts';
import { exportSent } from '../../modules/notifications/inbox.ts';
import { exportReviews } from '../../modules/reviews/reviews.ts';
import { exportActions, exportReports } from './export-reports.ts';

/** A hash that belongs to no e-mail. */
const NOBODY = '';

/**
 * Collects everything stored about a user, for download. Hashes, tokens and codes are left out.
 * @param user in its form on the wire, with the date since when known
 * @param person the user's hash; undefined while the e-mail is not verified
 * @returns undefined when the account was deleted meanwhile
 */
export async function exportAccount(
  executor: Executor,
  user: Omit<User, 'known_since'> & { known_since: string | null },
  person: string | undefined,
  now: Date,
): Promise<AccountExport | undefined> {
  const account = await executor
    .selectFrom('app_user')
    .select(['email_verified', 'agree_privacy_at', 'created_at', 'updated_at'])
    .select(['mailbox_proved', 'verification_asked_at', 'owner_reminders', 'log_id'])
    .select('notifications_read_until')
    .where('id', '=', user.id)
    .executeTakeFirst();
  if (!account) return undefined;
  const sessions = await executor
    .selectFrom('user_session')
    .select(['created_at', 'updated_at', 'expires_at'])
    .where('user_id', '=', user.id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const signIns = await executor
    .selectFrom('user_credential')
    .select(['provider_id as provider', 'account_id', 'created_at'])
    .where('user_id', '=', user.id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const guestData = await executor
    .selectFrom('guest_data')
    .select(['guest_id', 'converted_at', 'search_preferences', 'recent_stations', 'cart_items'])
    .where('user_id', '=', user.id)
    .executeTakeFirst();
  const settings = await findSettings(executor, user.id);
  const kept = {
    exported_at: now,
    user: { ...user, ...account },
    settings,
    favorites: await exportFavorites(executor, user.id),
    ...(await exportReviews(executor, user.id, person ?? NOBODY)),
    alerts: await listAlerts(executor, user.id),
    notifications: await exportSent(executor, user.id),
    sessions,
    push_devices: await listDevices(executor, user.id),
    sign_ins: signIns,
    guest_data: guestData ?? null,
    ...(await exportReports(executor, user.id, person ?? NOBODY)),
    actions: await exportActions(executor, account.log_id),
  };
  // JSON turns dates into strings; the schema strips whatever the contract does not name.
  return AccountExportSchema.parse(JSON.parse(JSON.stringify(kept)));
}
