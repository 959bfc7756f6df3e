import https from 'node:https';
import { checkedLookup, checkLiteral, isPublicAddress } from '../../outgoing/public-address.ts';

/** The services through which browsers are reached: the endpoint of a subscription is what its person has typed. */
export interface PushServices {
  /** Exact hosts, or with a dot before them all below; with the port where it is not 443. */
  hosts: readonly string[];
  /** Whether a connection may go to an IP address. */
  allows(ip: string): boolean;
  /** Milliseconds for a whole request. */
  limitMs: number;
  /** A certificate authority beside those of the system. */
  ca?: string;
}

/** Those of Google, Chromium, Mozilla, Apple and Microsoft. */
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
 * @returns as it is kept and called; undefined where it leads anywhere but to a known service
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

/** Connections to one service, all requests taken together. */
const CONNECTIONS = 8;

/** Keeps some connections, each to an address that was checked as it was opened. */
export const openAgent = ({ allows, ca }: PushServices): https.Agent =>
  new https.Agent({
    keepAlive: true,
    maxSockets: CONNECTIONS,
    maxFreeSockets: CONNECTIONS,
    lookup: checkedLookup(allows),
    ...(ca !== undefined && { ca }),
  });

/** For a host that is an address there is no lookup. @throws ForbiddenAddress */
export const checkAddress = ({ hostname }: URL, { allows }: PushServices): void =>
  checkLiteral(hostname, allows);
