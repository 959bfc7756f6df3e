/** What the table of calls says of each call. */
import type { ZodMiniObject, ZodMiniType } from 'zod/mini';
import type { RATE_LIMITS } from '../call-limits.ts';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A call's method and its path below `API_BASE`; a segment that begins with a colon stands for any value. */
export type CallAddress = `${HttpMethod} /${string}`;

/**
 * Whose token a call reads. `public`: nobody's, the answer is the same for everybody and never 401. `visitor`: that of
 * a guest or a registered user, if there is one. `guest`, `registered`: it needs theirs. `operator`: it needs the one of
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
  /** For the description of the API. */
  summary: string;
  access: Access;
  /** True for a call that also takes a token of a station's till. */
  tills?: true;
  /** True for a call that the description of the API leaves out. */
  hidden?: true;
  /** True for a public GET whose last answer a phone keeps for offline reading (decision 0007). */
  kept?: true;
  /** The limit on each address, counted before the call is answered. */
  limit?: keyof typeof RATE_LIMITS;
  params?: ZodMiniObject;
  query?: ZodMiniObject;
  body?: ZodMiniType;
  /** The media type of the body; JSON without it. */
  consumes?: string;
  /** By status; a picture or a page names its media type. */
  answers: Readonly<Record<number, ZodMiniType | Content>>;
}

interface Content {
  content: Readonly<Partial<Record<`image/${string}` | 'text/html', { schema: ZodMiniType }>>>;
}

export type Calls = Readonly<Record<CallAddress, Call>>;
