/**
 * The time, as far as the phone can tell: its own clock, corrected by the time in the server's last answer. A phone's
 * clock may be wrong, or be set back while offline, and neither may make an old price fresh.
 */
import { localRecord } from '../storage/local-record.ts';
import { fields, nullable, number } from '../storage/stored-shape.ts';
import { rendered } from '../takeover/rendered.ts';
import { CACHED_AT_HEADER } from './kept/kept-answers.ts';

/** Differences up to this many milliseconds come from the way of an answer, not from a wrong clock. */
const JITTER_MS = 10_000;

interface Seen {
  /** The server's time in its last answer, in milliseconds since 1970. */
  at: number;
  /** Milliseconds by which the phone's clock was behind it then. */
  ahead: number;
}

const readSeen = fields<Seen>({ at: number, ahead: number });
const seen = localRecord<Seen | null>('server_clock', nullable(readSeen), null);

/** Learns the time from an answer of the network; what the service worker kept tells an old one. */
export function learnServerTime({ headers }: Response): void {
  if (headers.has(CACHED_AT_HEADER)) return;
  // A cache on the way adds for how many seconds it has held the answer.
  const held = Number(headers.get('age') ?? 0) * 1000;
  learnServerInstant(Date.parse(headers.get('date') ?? '') + held);
}

/** @param at the server's time now, in milliseconds since 1970; NaN tells nothing */
export function learnServerInstant(at: number): void {
  if (Number.isNaN(at)) return;
  const ahead = at - Date.now();
  const before = seen.get()?.ahead ?? Infinity;
  seen.set({ at, ahead: Math.abs(ahead - before) < JITTER_MS ? before : ahead });
}

/** Returns the present time, never before the server's last answer. */
export function serverNow(): Date {
  if (ON_SERVER) return rendered.now;
  const last = seen.get();
  return new Date(last ? Math.max(last.at, Date.now() + last.ahead) : Date.now());
}

/** Calls `listener` after each answer that told the time. Returns the function that unsubscribes it. */
export const subscribeToServerClock = seen.subscribe;
