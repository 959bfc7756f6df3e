/** The token with which a mail's one click ends the mails of one alert (rule alert-unsubscribe). */
import { ALERTS } from '@pieno/contract/alerts/alert-limits.ts';
import { readSignedText, signText } from '../../signed-text.ts';

const DAY_MS = 86_400_000;

/** Makes the token, which ends after 90 days. @param key of this purpose: `keyFor('alert-unsubscribe')` */
export function alertUnsubscribeToken(key: Uint8Array, alertId: string, now: Date): string {
  return signText(key, `${alertId} ${now.getTime() + ALERTS.unsubscribeDays * DAY_MS}`);
}

/** Reads a token. @returns the alert's id; undefined for one that is not ours, or over */
export function readAlertUnsubscribeToken(
  key: Uint8Array,
  token: string,
  now: Date,
): string | undefined {
  const [id, until] = readSignedText(key, token)?.split(' ') ?? [];
  return now.getTime() <= Number(until) ? id : undefined;
}
