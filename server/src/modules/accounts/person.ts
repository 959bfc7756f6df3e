import { createHmac } from 'node:crypto';
import type { Executor } from '../../db/database.ts';
import { readSecrets, type Secrets } from '../../secrets.ts';

/** Turns an e-mail, in any letter case, into the hash that stands for the person behind it. */
export type PersonHash = (email: string) => string;

const PURPOSE = 'person';
const GOOGLE = /^(?:gmail|googlemail)\.com$/;

/**
 * Makes the function that names a person without naming them (rule report-person, decision 0029): an HMAC of the
 * e-mail with the installation's key. All addresses of one mailbox are one person. It is the `claimant` of claims,
 * confirmations, disputes and states, the key of limits per person, and what a locked e-mail is remembered by.
 * @returns the function; 43 characters of base64url
 */
export function personHasher(secrets: Secrets): PersonHash {
  const key = secrets.keyFor(PURPOSE);
  return (email) => createHmac('sha256', key).update(mailboxOf(email)).digest('base64url');
}

/** The same function for a command, which is given no keys. @param secret the configured one (`config.secret`) */
export async function readPersonHash(
  executor: Executor,
  secret: string | undefined,
): Promise<PersonHash> {
  return personHasher(await readSecrets(executor, secret));
}

/** The mailbox that an e-mail ends in: lower case, without '+tag', and without the dots that Google ignores. */
function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const [domain, name] = [address.slice(at + 1), address.slice(0, at).replace(/\+.*$/, '')];
  return GOOGLE.test(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
