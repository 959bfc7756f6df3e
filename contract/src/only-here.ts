/** Addresses by names of a machine for itself (RFC 6761, RFC 1122, RFC 4291). */
const ONLY_HERE =
  /^https?:\/\/(([\w-]+\.)*localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])(:\d+)?([/?#]|$)/iu;

/**
 * True for an address that leads nowhere from another machine: no invitation and no mail is of use with it (rule
 * admin-invite).
 * @param url an absolute address, or an origin
 */
export const isOnlyHere = (url: string): boolean => ONLY_HERE.test(url);
