import { API_BASE } from '@pieno/contract/api.ts';
import type { ClientError } from '@pieno/contract/client-errors/client-errors.ts';
import { scrubMessage } from '@pieno/contract/client-errors/scrub.ts';
import { findPage } from '@pieno/contract/pages.ts';
import { version } from '../../../../package.json';

/** Reports per visit, and stack lines that identify an error. */
const MOST = 3;
const FRAMES = 5;
/** Errors whose message comes from the browser; once scrubbed it contains no typed text. */
const SPOKEN = /^(?:Error|EvalError|RangeError|ReferenceError|SyntaxError|TypeError|URIError)$/u;
/** Network failures, in the wording of each browser, and aborted calls. */
const NO_ERROR = /^(?:ApiError|AbortError)|^\w+: (?:Missing: |.*fetch|Load failed|NetworkError)/u;

/**
 * Creates the reporter of a visit's errors: each is sent once, without addresses, queries, typed text or anything about
 * the visitor (rule client-errors). Accepts the browser's events and the errors of screens. Sends nothing without a
 * network, nor for scripts that are not ours.
 */
export function openReports() {
  const reported = new Set<string>();
  return async (thrown: unknown): Promise<void> => {
    const [kind, error] = read(thrown);
    if (!navigator.onLine || !(error instanceof Error) || NO_ERROR.test(String(error))) return;
    const frames = framesOf(error.stack ?? '');
    // Browsers hash on secure origins only.
    if (frames.length === 0 || !isSecureContext) return;
    const hash = await hashOf([error.name, ...frames].join('\n'));
    if (reported.has(hash) || reported.size >= MOST) return;
    reported.add(hash);
    const body: ClientError = {
      kind,
      message: scrubMessage(SPOKEN.test(error.name) ? String(error) : error.name),
      hash,
      route: findPage(location.pathname)?.path ?? 'unknown',
      version,
    };
    await fetch(`${API_BASE}/client-errors`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      credentials: 'omit',
      keepalive: true,
      body: JSON.stringify(body),
    }).catch(() => undefined);
  };
}

/** An error while rendering a screen arrives as the error itself. */
function read(thrown: unknown): [ClientError['kind'], unknown] {
  if (thrown instanceof ErrorEvent) return ['error', thrown.error];
  if (thrown instanceof PromiseRejectionEvent) return ['rejection', thrown.reason];
  return ['render', thrown];
}

export const reportError = openReports();

/** Returns function names and positions in our files: `show index-3fa9.js:1:2345`. */
function framesOf(stack: string): string[] {
  const frames = stack.split('\n').flatMap((line) => {
    const [before = '', ours] = line.split(`${location.origin}/`);
    const [, file, position] = /([\w.-]+)(?:\?[^:]*)?(:\d+:\d+)\)?$/u.exec(ours ?? '') ?? [];
    const [name = ''] = /[\w$.]+(?=[ (@]*$)/u.exec(before.replace(/^\s*at (?:async )?/u, '')) ?? [];
    return file ? `${name} ${file}${position}` : [];
  });
  return frames.slice(0, FRAMES);
}

async function hashOf(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes, 0, 8), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}
