import { EncryptJWT, jwtDecrypt } from 'jose';

const ENCRYPTION = { alg: 'dir', enc: 'A256GCM' };

/**
 * Encrypts a secret for the database, for one account only.
 * @param key 32 bytes, the installation's
 */
export async function seal(key: Uint8Array, userId: string, secret: string): Promise<string> {
  return await new EncryptJWT({ secret })
    .setProtectedHeader(ENCRYPTION)
    .setSubject(userId)
    .encrypt(key);
}

/** Decrypts what `seal` made. @throws when the key is another one, or the secret is another account's */
export async function unseal(key: Uint8Array, userId: string, sealed: string): Promise<string> {
  const { payload } = await jwtDecrypt<{ secret: string }>(sealed, key, { subject: userId });
  return payload.secret;
}
