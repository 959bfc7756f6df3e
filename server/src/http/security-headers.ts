import type { GlobalSetting } from '@pieno/contract/settings.ts';

/** What an answer that is no page may load: nothing. */
export const NO_CONTENT_POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/**
 * The headers every answer carries, made once per process (helmet on every answer is too dear).
 * @param publicUrl HSTS is sent only where visitors arrive over https
 */
export function securityHeaders(publicUrl: string | undefined): Record<string, string> {
  return {
    'content-security-policy': NO_CONTENT_POLICY,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(isHttps(publicUrl) ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
}

/** What a page of the product may load. */
export interface PagePolicy {
  /** Made for this one answer; Mantine's style elements carry it. */
  nonce: string;
  /** 'sha256-…' of the page's own inline scripts. */
  scriptHashes: readonly string[];
  /** Where the map's style and tiles come from. */
  mapOrigins: readonly string[];
  publicUrl: string | undefined;
}

/** The Content-Security-Policy of a page (decision 0006). */
export function pagePolicy({ nonce, scriptHashes, mapOrigins, publicUrl }: PagePolicy): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' '),
    `style-src 'self' 'nonce-${nonce}'`,
    ["img-src 'self' data: blob:", ...mapOrigins].join(' '),
    ["connect-src 'self'", ...mapOrigins].join(' '),
    "font-src 'self'",
    "manifest-src 'self'",
    "media-src 'self' blob:",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isHttps(publicUrl) ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** A host a policy may name: nothing that could end one directive and begin another. */
const SAFE_ORIGIN = /^https?:\/\/[a-z0-9.-]+(:\d+)?$/;

/** The origins of all addresses in the map setting: the style's, and others an operator names beside it. */
export function mapOrigins(setting: GlobalSetting | undefined): string[] {
  const text = Object.values(setting ?? {}).join(' ');
  const origins = (text.match(/https?:\/\/[^\s"'<>]+/g) ?? []).map(
    (address) => URL.parse(address)?.origin ?? '',
  );
  return [...new Set(origins.filter((origin) => SAFE_ORIGIN.test(origin)))];
}

/** Do visitors arrive over https? Behind a proxy only the public address tells. */
export function isHttps(publicUrl: string | undefined): boolean {
  return publicUrl?.startsWith('https:') ?? false;
}
