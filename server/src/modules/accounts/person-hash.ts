import { createHmac } from 'node:crypto';
import type { Executor } from '../../db/database.ts';
import { readSecrets, type Secrets } from '../../secrets.ts';

/** Turns an e-mail, in any letter case, into the hash that stands for the person behind it. */
export interface PersonHash {
  (email: string): string;
  /**
   * The people that the mailbox was while only Google's domains were one: that of the e-mail's domain first. One of them is
   * the person of today.
   */
  before(email: string): [string, ...string[]];
}

const PURPOSE = 'person';
const GOOGLE = 'gmail.com';
/** Domains whose addresses of one name end in one mailbox, which the first one names. */
const MAILBOXES = [
  [GOOGLE, 'googlemail.com'],
  ['proton.me', 'pm.me', 'protonmail.com'],
  ['icloud.com', 'me.com', 'mac.com'],
];

/** The domains at which a person may have had another hash before. */
export const RENAMED_DOMAINS = MAILBOXES.slice(1).flat();

/**
 * Makes the function that names a person without naming them (rule report-person, decision 0050): an HMAC of the
 * e-mail with the installation's key. All addresses of one mailbox are one person. It is the `claimant` of claims,
 * confirmations, disputes and states, the key of limits per person, and what a locked e-mail is remembered by.
 * @returns the function; 43 characters of base64url
 */
export function personHasher(secrets: Secrets): PersonHash {
  const key = secrets.keyFor(PURPOSE);
  const hash = (name: string, domain: string) =>
    createHmac('sha256', key).update(`${name}@${domain}`).digest('base64url');
  const person = (email: string) => {
    const { name, domains } = mailboxOf(email);
    return hash(name, domains[0]!);
  };
  const before: PersonHash['before'] = (email) => {
    const { name, own, domains } = mailboxOf(email);
    const others = domains.filter((domain) => domain !== own);
    return domains[0] === GOOGLE
      ? [person(email)]
      : [hash(name, own), ...others.map((domain) => hash(name, domain))];
  };
  return Object.assign(person, { before });
}

/** The same function for a command, which is given no keys. @param secret the configured one (`config.secret`) */
export async function readPersonHash(
  executor: Executor,
  secret: string | undefined,
): Promise<PersonHash> {
  return personHasher(await readSecrets(executor, secret));
}

/**
 * The mailbox that an e-mail ends in, at its own domain and all others: lower case, without '+tag', and without the dots that
 * Google ignores.
 */
function mailboxOf(email: string): { name: string; own: string; domains: readonly string[] } {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const [own, name] = [address.slice(at + 1), address.slice(0, at).replace(/\+.*$/, '')];
  const domains = MAILBOXES.find((list) => list.includes(own)) ?? [own];
  return { name: domains[0] === GOOGLE ? name.replaceAll('.', '') : name, own, domains };
}
