import https from 'node:https';
import { checkedLookup, checkLiteral, isPublicAddress } from '../../outgoing/public-address.ts';

/** The push services of browsers; a subscription's endpoint is untrusted input. */
export interface PushServices {
  /** Exact hosts, or with a leading dot all below; with the port where it is not 443. */
  hosts: readonly string[];
  /** Whether a connection may go to an IP address. */
  allows(ip: string): boolean;
  /** Milliseconds for a whole request. */
  limitMs: number;
  /** A certificate authority in addition to the system's. */
  ca?: string;
}

/** The services of Google, Chromium, Mozilla, Apple and Microsoft. */
export const PUSH_SERVICES: PushServices = {
  hosts: [
    'fcm.googleapis.com',
    'jmt17.google.com',
    '.push.services.mozilla.com',
    '.push.apple.com',
    '.notify.windows.com',
  ],
  allows: isPublicAddress,
  limitMs: 10_000,
};

/**
 * Reads the address of a browser's subscription (rule push-hosts).
 * @returns the normalised address; undefined for any but a known service
 */
export function readEndpoint(endpoint: string, { hosts }: PushServices): URL | undefined {
  const url = URL.parse(endpoint);
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return undefined;
  // With its port, unless that is 443.
  const { host } = url;
  const isKnown = hosts.some((known) =>
    known.startsWith('.') ? host.endsWith(known) : host === known,
  );
  return isKnown ? url : undefined;
}

const CONNECTIONS = 8;

/** Makes an agent that checks the address of each new connection. */
export const openAgent = ({ allows, ca }: PushServices): https.Agent =>
  new https.Agent({
    keepAlive: true,
    maxSockets: CONNECTIONS,
    maxFreeSockets: CONNECTIONS,
    lookup: checkedLookup(allows),
    ...(ca !== undefined && { ca }),
  });

/** Checks a host that is an IP address, for which there is no lookup. @throws ForbiddenAddress */
export const checkAddress = ({ hostname }: URL, { allows }: PushServices): void =>
  checkLiteral(hostname, allows);
