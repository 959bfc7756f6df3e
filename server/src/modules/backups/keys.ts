import { Decrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { Refusal } from '../../refusal.ts';

/** A key pair of age (X25519), which all programs for age support. */
export interface KeyPair {
  /** The secret half: 'AGE-SECRET-KEY-1…'. */
  identity: string;
  /** The public half: 'age1…'. */
  recipient: string;
}

/** Generates a key pair. */
export async function makeKeys(): Promise<KeyPair> {
  const identity = await generateX25519Identity();
  return { identity, recipient: await identityToRecipient(identity) };
}

/** The beginning of a secret key, also as copied from paper, and the text after it. */
const IDENTITY = new RegExp(
  String.raw`${'AGESECRETKEY1'.split('').join(String.raw`\W*`)}(?=(?<rest>[^]*))`,
  'giu',
);
/** Letters after the beginning, with the checksum. */
const LETTERS = 58;

/**
 * Finds a secret key in a longer text. It may be wrapped, grouped or in lower case.
 * @returns undefined when the text contains none
 * @throws Refusal when a key begins but its letters are wrong
 */
export function findIdentity(text: string): string | undefined {
  const begun = [...text.normalize('NFKC').matchAll(IDENTITY)];
  if (begun.length === 0) return undefined;
  const typed = begun.map(({ groups }) => {
    let letters = '';
    for (const part of groups!['rest']!.trim().split(/\s+/u)) {
      letters += part.replaceAll(/\W/gu, '');
      if (letters.length >= LETTERS) break;
    }
    return `AGE-SECRET-KEY-1${letters.toUpperCase()}`;
  });
  const right = typed.find(isIdentity);
  if (!right) throw new Refusal(MISTYPED);
  return right;
}

const MISTYPED =
  "La chiave segreta è scritta male: manca una lettera, ce n'è una di troppo o una non è giusta. Confrontala con quella che hai conservato: dopo AGE-SECRET-KEY-1 ci sono 58 lettere e cifre, mai 1, B, I o O.";

function isIdentity(typed: string): boolean {
  try {
    new Decrypter().addIdentity(typed);
    return true;
  } catch {
    return false;
  }
}
