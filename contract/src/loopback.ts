/** Addresses by which a machine reaches itself (RFC 6761, RFC 1122, RFC 4291). */
const LOOPBACK =
  /^https?:\/\/(([\w-]+\.)*localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])(:\d+)?([/?#]|$)/iu;

/**
 * True for an address that works on its own machine only: an invitation or a mail with it is of no use (rule
 * admin-invite).
 * @param url an absolute address, or an origin
 */
export const isLoopback = (url: string): boolean => LOOPBACK.test(url);
