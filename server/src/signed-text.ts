import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs a text, which stays readable. @param key a key of this purpose only */
export function signText(key: Uint8Array, text: string): string {
  return `${Buffer.from(text).toString('base64url')}.${sign(key, text)}`;
}

/** @returns undefined when the text is not signed with this key */
export function readSignedText(key: Uint8Array, token: string): string | undefined {
  const [encoded = '', signature = ''] = token.split('.');
  const text = Buffer.from(encoded, 'base64url').toString();
  const given = Buffer.from(signature);
  const right = Buffer.from(sign(key, text));
  return given.length === right.length && timingSafeEqual(given, right) ? text : undefined;
}

const sign = (key: Uint8Array, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url');
