import { IMPORT_MAX } from '@pieno/contract/limits.ts';
import { SHEET_MAX } from '@pieno/contract/station-limits.ts';
import { isPublicAddress, type Resolve } from '../../../outgoing/public-address.ts';

/** The permitted targets of a download, and its limits of size and time. */
export interface Range {
  protocols: readonly string[];
  /** Returns whether a connection may go to an IP address after a number of redirects. */
  allows(ip: string, redirects: number): boolean;
  maxBytes: number;
  limitMs: number;
  redirects: number;
  /** Resolves host names; unset for the system's resolver. */
  resolve?: Resolve;
}

const FILE = {
  maxBytes: IMPORT_MAX.fileBytes,
  limitMs: 120_000,
  redirects: SHEET_MAX.redirects,
} as const;
const PUBLIC = { protocols: ['https:'], allows: isPublicAddress } as const;

/**
 * typed: an address typed by the operator may lead anywhere, its redirects only to public hosts.
 * browser: an address typed by an administrator in /admin: only https and the public internet, with a file's limits.
 * sheet: a spreadsheet published by somebody: only https and the public internet.
 */
export const DOWNLOAD_SCOPES = {
  typed: {
    ...FILE,
    protocols: ['https:', 'http:'],
    allows: (ip, redirects) => redirects === 0 || isPublicAddress(ip),
  },
  browser: { ...FILE, ...PUBLIC },
  sheet: {
    ...PUBLIC,
    maxBytes: SHEET_MAX.bytes,
    limitMs: SHEET_MAX.limitMs,
    redirects: SHEET_MAX.redirects,
  },
} as const satisfies Record<string, Range>;
export type DownloadScope = keyof typeof DOWNLOAD_SCOPES;
