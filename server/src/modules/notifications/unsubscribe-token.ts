/** The token with which a mail's one click ends the mails of one alert (rule alert-unsubscribe). */
import { ALERTS } from '@pieno/contract/alerts/alert-limits.ts';
import { readSignedText, signText } from '../../signed-text.ts';

const DAY_MS = 86_400_000;

/** An alert of somebody: its number alone may be another's after an older back-up was restored. */
export interface OwnAlert {
  id: string;
  userId: string;
}

/** Makes the token, which ends after 90 days. @param key of this purpose: `keyFor('alert-unsubscribe')` */
export function alertUnsubscribeToken(
  key: Uint8Array,
  { id, userId }: OwnAlert,
  now: Date,
): string {
  return signText(key, `${id} ${userId} ${now.getTime() + ALERTS.unsubscribeDays * DAY_MS}`);
}

/** Reads a token. @returns undefined for one that is not ours, or over */
export function readAlertUnsubscribeToken(
  key: Uint8Array,
  token: string,
  now: Date,
): OwnAlert | undefined {
  const [id = '', userId = '', until] = readSignedText(key, token)?.split(' ') ?? [];
  return now.getTime() <= Number(until) ? { id, userId } : undefined;
}
