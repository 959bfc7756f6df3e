/** The token of a mail's one-click unsubscribe from one alert (rule alert-unsubscribe). */
import { ALERTS } from '@pieno/contract/alerts/alert-limits.ts';
import { readSignedText, signText } from '../../signed-text.ts';

const DAY_MS = 86_400_000;

/** An alert and its owner: after restoring an older back-up its id alone may be another's. */
export interface OwnAlert {
  id: string;
  userId: string;
}

/** Makes the token, valid for 90 days. @param key of this purpose: `keyFor('alert-unsubscribe')` */
export function alertUnsubscribeToken(
  key: Uint8Array,
  { id, userId }: OwnAlert,
  now: Date,
): string {
  return signText(key, `${id} ${userId} ${now.getTime() + ALERTS.unsubscribeDays * DAY_MS}`);
}

/** Reads a token. @returns undefined for an invalid or expired one */
export function readAlertUnsubscribeToken(
  key: Uint8Array,
  token: string,
  now: Date,
): OwnAlert | undefined {
  const [id = '', userId = '', until] = readSignedText(key, token)?.split(' ') ?? [];
  return now.getTime() <= Number(until) ? { id, userId } : undefined;
}
