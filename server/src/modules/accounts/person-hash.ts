import { createHmac } from 'node:crypto';
import type { Executor } from '../../db/database.ts';
import { readSecrets, type Secrets } from '../../secrets.ts';

/** Returns the hash of the person with an e-mail, in any letter case. */
export interface PersonHash {
  (email: string): string;
  /**
   * The hashes of the mailbox from the time when only Google's domains were treated as one: that of the e-mail's own
   * domain first. One of them is today's hash.
   */
  before(email: string): [string, ...string[]];
}

const PURPOSE = 'person';
const GOOGLE = 'gmail.com';
/** Domains that share their mailboxes; the first one is used for the hash. */
const MAILBOXES = [
  [GOOGLE, 'googlemail.com'],
  ['proton.me', 'pm.me', 'protonmail.com'],
  ['icloud.com', 'me.com', 'mac.com'],
];

/** The domains at which a person may have an earlier hash. */
export const RENAMED_DOMAINS = MAILBOXES.slice(1).flat();

/**
 * Creates the function that identifies a person anonymously (rule report-person, decision 0050): an HMAC of the e-mail
 * with the installation's key, the same for all addresses of a mailbox. It is the `claimant` of claims, confirmations,
 * disputes and states, the key of limits per person, and the key of a locked e-mail.
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

/** Creates the function for a command, which has no keys. @param secret the configured one (`config.secret`) */
export async function readPersonHash(
  executor: Executor,
  secret: string | undefined,
): Promise<PersonHash> {
  return personHasher(await readSecrets(executor, secret));
}

/**
 * Returns the mailbox of an e-mail, with its own domain and those that share it: lower case, without '+tag', and
 * without dots at Google's domains.
 */
function mailboxOf(email: string): { name: string; own: string; domains: readonly string[] } {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const [own, name] = [address.slice(at + 1), address.slice(0, at).replace(/\+.*$/, '')];
  const domains = MAILBOXES.find((list) => list.includes(own)) ?? [own];
  return { name: domains[0] === GOOGLE ? name.replaceAll('.', '') : name, own, domains };
}
