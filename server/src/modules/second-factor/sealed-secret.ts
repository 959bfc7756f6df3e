import { EncryptJWT, errors, jwtDecrypt } from 'jose';

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

/**
 * Decrypts what `seal` made.
 * @returns undefined for another key
 * @throws when the secret is another account's
 */
export async function unseal(
  key: Uint8Array,
  userId: string,
  sealed: string,
): Promise<string | undefined> {
  try {
    const { payload } = await jwtDecrypt<{ secret: string }>(sealed, key, { subject: userId });
    return payload.secret;
  } catch (error) {
    if (error instanceof errors.JWEDecryptionFailed) return undefined;
    throw error;
  }
}
