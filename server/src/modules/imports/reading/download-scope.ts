import { IMPORT_MAX } from '@pieno/contract/limits.ts';
import { SHEET_MAX } from '@pieno/contract/station-limits.ts';
import { isPublicAddress, type Resolve } from '../../../outgoing/public-address.ts';

/** Where a download may lead, and how large and long it may be. */
export interface Range {
  protocols: readonly string[];
  /** Whether a connection may go to an IP address, after so many redirects. */
  allows(ip: string, redirects: number): boolean;
  maxBytes: number;
  /** Milliseconds for everything. */
  limitMs: number;
  redirects: number;
  /** Resolves host names; unset: the system does. */
  resolve?: Resolve;
}

const FILE = {
  maxBytes: IMPORT_MAX.fileBytes,
  limitMs: 120_000,
  redirects: SHEET_MAX.redirects,
} as const;
const PUBLIC = { protocols: ['https:'], allows: isPublicAddress } as const;

/**
 * typed: an address that the operator typed leads where the operator wants, but what it redirects to is public.
 * browser: an address that an administrator typed in /admin: https and the public internet alone, with a file's limits.
 * sheet: a spreadsheet published by somebody: https and the public internet alone.
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
