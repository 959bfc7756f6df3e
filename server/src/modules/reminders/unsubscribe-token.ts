import { createHmac, timingSafeEqual } from 'node:crypto';

/** Makes the token with which a mail's one click switches reminders off (rule owner-reminders); it never expires. */
export function unsubscribeToken(key: Uint8Array, userId: string): string {
  return `${Buffer.from(userId).toString('base64url')}.${sign(key, userId)}`;
}

/** Reads a token. @returns the account's id; undefined for one that is not ours */
export function readUnsubscribeToken(key: Uint8Array, token: string): string | undefined {
  const [id = '', signature = ''] = token.split('.');
  const userId = Buffer.from(id, 'base64url').toString();
  const given = Buffer.from(signature);
  const right = Buffer.from(sign(key, userId));
  return given.length === right.length && timingSafeEqual(given, right) ? userId : undefined;
}

const sign = (key: Uint8Array, userId: string): string =>
  createHmac('sha256', key).update(userId).digest('base64url');
