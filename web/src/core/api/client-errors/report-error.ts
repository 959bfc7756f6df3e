import { API_BASE } from '@pieno/contract/api.ts';
import type { ClientError } from '@pieno/contract/client-errors/client-errors.ts';
import { scrubMessage } from '@pieno/contract/client-errors/scrub.ts';
import { findPage } from '@pieno/contract/pages.ts';
import { version } from '../../../../package.json';

/** Reports of a visit, and lines of a stack that tell one error from another. */
const MOST = 3;
const FRAMES = 5;
/** Whose message is the browser's, and says nothing that somebody has typed once it is scrubbed. */
const SPOKEN = /^(?:Error|EvalError|RangeError|ReferenceError|SyntaxError|TypeError|URIError)$/u;
/** What comes of the network, in the words of each browser; or was given up. */
const NO_ERROR = /^(?:ApiError|AbortError)|^\w+: (?:Missing: |.*fetch|Load failed|NetworkError)/u;

/**
 * Makes what reports the errors of a visit, each once and without a word of who met it (rule client-errors): never an address,
 * a query or typed text. It takes the browser's events, and the errors of screens. Nothing is sent without a network, nor of what others put into the page.
 */
export function openReports() {
  const reported = new Set<string>();
  return async (thrown: unknown): Promise<void> => {
    const [kind, error] = read(thrown);
    if (!navigator.onLine || !(error instanceof Error) || NO_ERROR.test(String(error))) return;
    const frames = framesOf(error.stack ?? '');
    // Browsers hash on secure origins alone.
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

/** A screen that could not be drawn is told by its error itself. */
function read(thrown: unknown): [ClientError['kind'], unknown] {
  if (thrown instanceof ErrorEvent) return ['error', thrown.error];
  if (thrown instanceof PromiseRejectionEvent) return ['rejection', thrown.reason];
  return ['render', thrown];
}

/** That of this visit. */
export const reportError = openReports();

/** Reads the functions and positions in our files: `show index-3fa9.js:1:2345`. */
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
