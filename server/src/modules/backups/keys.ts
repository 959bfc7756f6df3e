import { generateX25519Identity, identityToRecipient } from 'age-encryption';

/** A pair of keys of age, of the kind that all its programs know. */
export interface KeyPair {
  /** The secret half: 'AGE-SECRET-KEY-1…'. */
  identity: string;
  /** The public half: 'age1…'. */
  recipient: string;
}

/** Makes a new pair. */
export async function makeKeys(): Promise<KeyPair> {
  const identity = await generateX25519Identity();
  return { identity, recipient: await identityToRecipient(identity) };
}
