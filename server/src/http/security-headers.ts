import { createHash } from 'node:crypto';
import type { GlobalSetting } from '@pieno/contract/settings/settings.ts';

/** The Content-Security-Policy of answers that are not pages: nothing may be loaded. */
export const NO_CONTENT_POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Headers that only documents need: they open windows, request devices, follow links and are framed. */
export const DOCUMENT_HEADERS = {
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
} as const;

export interface SecurityHeaders {
  /** For the API's answers: protects data (decision 0042). */
  data: Readonly<Record<string, string>>;
  /** For all other answers, and for HTML below /api. */
  document: Readonly<Record<string, string>>;
}

/**
 * Builds the security headers of every answer, once per process (running helmet on every answer is too slow).
 * @param publicUrl HSTS is sent only where visitors arrive over https
 */
export function securityHeaders(publicUrl: string | undefined): SecurityHeaders {
  const data = {
    'content-security-policy': NO_CONTENT_POLICY,
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    ...(isHttps(publicUrl) ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
  return { data, document: { ...data, ...DOCUMENT_HEADERS } };
}

/** The variable parts of a page's Content-Security-Policy. */
export interface PagePolicy {
  /** 'sha256-…' of the page's own inline scripts. */
  scriptHashes: readonly string[];
  /** 'sha256-…' of the inline styles of pages with content. */
  styleHashes: readonly string[];
  mapOrigins: readonly string[];
  publicUrl: string | undefined;
}

/** Returns the source expression that allows an inline script or style: 'sha256-…' of its text. */
export function inlineHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/** Builds the Content-Security-Policy of a page (rule content-policy, decisions 0006 and 0039). */
export function pagePolicy(policy: PagePolicy): string {
  const { scriptHashes, styleHashes, mapOrigins, publicUrl } = policy;
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes.map(quoted)].join(' '),
    ["style-src 'self'", ...styleHashes.map(quoted)].join(' '),
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

const quoted = (hash: string) => `'${hash}'`;

/** Origins allowed in a policy: without characters that could start another directive. */
const SAFE_ORIGIN = /^https?:\/\/[a-z0-9.-]+(:\d+)?$/;

/** Extracts the origins of all addresses in the map setting: the style's, and others the operator adds. */
export function mapOrigins(setting: GlobalSetting | undefined): string[] {
  const text = Object.values(setting ?? {}).join(' ');
  const origins = (text.match(/https?:\/\/[^\s"'<>]+/g) ?? []).map(
    (address) => URL.parse(address)?.origin ?? '',
  );
  return [...new Set(origins.filter((origin) => SAFE_ORIGIN.test(origin)))];
}

/** True when visitors use https. Behind a proxy only the public address shows it. */
export function isHttps(publicUrl: string | undefined): boolean {
  return publicUrl?.startsWith('https:') ?? false;
}
