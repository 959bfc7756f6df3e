import type { ZodMiniObject, ZodMiniType } from 'zod/mini';
import type { RATE_LIMITS } from '../call-limits.ts';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A call's method and its path below `API_BASE`; a segment that begins with a colon matches any value. */
export type CallAddress = `${HttpMethod} /${string}`;

/**
 * Whose token a call reads. `public`: nobody's; the answer is the same for everybody and never 401. `visitor`: a
 * guest's or a registered user's, if present. `guest`, `registered`: requires theirs. `operator`: requires the token in
 * the server's configuration.
 */
export type Access = 'public' | 'visitor' | 'guest' | 'registered' | 'operator';

export interface Call {
  tag:
    | 'prices'
    | 'stations'
    | 'settings'
    | 'visitors'
    | 'accounts'
    | 'profile'
    | 'reports'
    | 'owners'
    | 'administration'
    | 'health';
  summary: string;
  access: Access;
  /** True for a call that also accepts the token of a station's till. */
  tills?: true;
  /** True for a call that the OpenAPI description omits. */
  hidden?: true;
  /** True for a public GET whose latest answer the phone stores for offline reading (decision 0007). */
  kept?: true;
  /** The limit per IP address, counted before the call is answered. */
  limit?: keyof typeof RATE_LIMITS;
  params?: ZodMiniObject;
  query?: ZodMiniObject;
  body?: ZodMiniType;
  /** The media type of the body; JSON if missing. */
  consumes?: string;
  /** By status; a picture or a page states its media type. */
  answers: Readonly<Record<number, ZodMiniType | Content>>;
}

interface Content {
  content: Readonly<Partial<Record<`image/${string}` | 'text/html', { schema: ZodMiniType }>>>;
}

export type Calls = Readonly<Record<CallAddress, Call>>;
