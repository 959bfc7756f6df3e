/** Addresses that name the machine itself (RFC 6761, RFC 1122, RFC 4291). */
const ONLY_HERE =
  /^https?:\/\/(([\w-]+\.)*localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])(:\d+)?([/?#]|$)/iu;

/**
 * True for an address that other machines cannot reach; it must not appear in invitations and mails
 * (rule admin-invite).
 * @param url an absolute address, or an origin
 */
export const isOnlyHere = (url: string): boolean => ONLY_HERE.test(url);
