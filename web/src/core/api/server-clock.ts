/**
 * The current time: the phone's clock, corrected by the time in the server's last answer. A phone's clock may be wrong,
 * or be set back while offline; neither may make an old price look fresh.
 */
import { localRecord } from '../storage/local-record.ts';
import { fields, nullable, number } from '../storage/stored-shape.ts';
import { rendered } from '../takeover/rendered.ts';
import { CACHED_AT_HEADER } from './kept/kept-answers.ts';

/** Differences up to this many milliseconds come from an answer's travel time, not from a wrong clock. */
const JITTER_MS = 10_000;

interface Seen {
  /** The server's time in its last answer, in milliseconds since 1970. */
  at: number;
  /** Milliseconds by which the phone's clock was behind then. */
  ahead: number;
}

const readSeen = fields<Seen>({ at: number, ahead: number });
const seen = localRecord<Seen | null>('server_clock', nullable(readSeen), null);

/** Sets the clock from a network answer; answers cached by the service worker carry an old time. */
export function learnServerTime({ headers }: Response): void {
  if (headers.has(CACHED_AT_HEADER)) return;
  // A proxy cache adds the seconds for which it has held the answer.
  const held = Number(headers.get('age') ?? 0) * 1000;
  learnServerInstant(Date.parse(headers.get('date') ?? '') + held);
}

/** @param at the server's current time, in milliseconds since 1970; NaN is ignored */
export function learnServerInstant(at: number): void {
  if (Number.isNaN(at)) return;
  const ahead = at - Date.now();
  const before = seen.get()?.ahead ?? Infinity;
  seen.set({ at, ahead: Math.abs(ahead - before) < JITTER_MS ? before : ahead });
}

/** Returns the current time, never before the server's last answer. */
export function serverNow(): Date {
  if (ON_SERVER) return rendered.now;
  const last = seen.get();
  return new Date(last ? Math.max(last.at, Date.now() + last.ahead) : Date.now());
}

/** Calls `listener` after each answer that carried the time. Returns the function that unsubscribes it. */
export const subscribeToServerClock = seen.subscribe;
