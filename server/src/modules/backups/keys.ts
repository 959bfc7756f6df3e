import { Decrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { Refusal } from '../../refusal.ts';

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

/** How a secret key begins, also where it was copied from paper, and what follows. */
const IDENTITY = new RegExp(
  String.raw`${'AGESECRETKEY1'.split('').join(String.raw`\W*`)}(?=(?<rest>[^]*))`,
  'giu',
);
/** Letters that follow, those of the checksum included. */
const LETTERS = 58;

/**
 * Finds a secret key in a text that may hold more. It may be wrapped, in groups, or in small letters.
 * @returns undefined where none begins
 * @throws Refusal where one begins and its letters cannot be right
 */
export function findIdentity(text: string): string | undefined {
  const begun = [...text.normalize('NFKC').matchAll(IDENTITY)];
  if (begun.length === 0) return undefined;
  const typed = begun.map(({ groups }) => {
    let letters = '';
    for (const word of groups!['rest']!.trim().split(/\s+/u)) {
      letters += word.replaceAll(/\W/gu, '');
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

/** Whether its checksum is right. */
function isIdentity(typed: string): boolean {
  try {
    new Decrypter().addIdentity(typed);
    return true;
  } catch {
    return false;
  }
}
