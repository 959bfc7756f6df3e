import { lookup, type LookupAddress, type LookupOptions } from 'node:dns';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The host has an address in a network that downloads must not reach. */
export class ForbiddenAddress extends Error {
  override name = 'ForbiddenAddress';
}

/** IPv4-compatible addresses, deprecated by RFC 4291, which the library treats as public. */
const COMPATIBLE = ipaddr.IPv6.parseCIDR('::/96');

/**
 * True for an IP address of the public internet: not of this machine, its network, a carrier's network, a multicast
 * group, or a translation such as IPv4-mapped or -compatible, NAT64, 6to4 or Teredo, which may lead to any of those.
 */
export function isPublicAddress(ip: string): boolean {
  if (!ipaddr.isValid(ip)) return false;
  const address = ipaddr.parse(ip);
  const isCompatible = address instanceof ipaddr.IPv6 && address.match(COMPATIBLE);
  return address.range() === 'unicast' && !isCompatible;
}

/** Resolves a host name to all its addresses; the signature of `dns.lookup`. */
export type Resolve = (
  host: string,
  options: LookupOptions & { all: true },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

type LookupAnswer = (
  error: NodeJS.ErrnoException | null,
  address: string | LookupAddress[],
  family?: number,
) => void;

/**
 * Makes a `lookup` for a connection, which then uses the checked address: a name that resolves differently the next
 * time gains nothing. A name with one forbidden address is forbidden.
 * @param allows whether a connection may go to an IP address
 */
export function checkedLookup(allows: (ip: string) => boolean, resolve: Resolve = lookup) {
  return (host: string, options: LookupOptions, answer: LookupAnswer): void => {
    resolve(host, { ...options, all: true }, (error, addresses) => {
      const forbidden = addresses?.find(({ address }) => !allows(address));
      if (error) answer(error, []);
      else if (forbidden) answer(new ForbiddenAddress(forbidden.address), []);
      else if (options.all) answer(null, addresses);
      else answer(null, addresses[0]!.address, addresses[0]!.family);
    });
  };
}

/** Checks a host that is an IP address itself, for which no lookup is made. @throws ForbiddenAddress */
export function checkLiteral(hostname: string, allows: (ip: string) => boolean): void {
  const ip = hostname.replace(/^\[(.*)\]$/u, '$1');
  if (isIP(ip) !== 0 && !allows(ip)) throw new ForbiddenAddress(ip);
}
