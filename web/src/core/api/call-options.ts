/** Options of an API call: types only, so that no schema is loaded with them. */
import type { CallName, SentWith } from '@pieno/contract/calls.ts';
import type { ZodMiniType } from 'zod/mini';
import type { ApiError } from './api-error.ts';
import type * as Schemas from './schemas.ts';

export interface Handling<Data> {
  signal?: AbortSignal | undefined;
  /** The header `Idempotency-Key`, a UUID: a repeated call with the same key gets the first answer. */
  key?: string;
  /** Milliseconds to wait for the answer, for calls that upload a file. */
  timeoutMs?: number;
  /**
   * Error message for a failure whose answer contains none, instead of 'HTTP error! status: {n}' (rule error-network).
   */
  fallback?: string;
  /** Returns the error message for a failure, for calls with messages of their own (rule error-calls). */
  sentence?: (error: ApiError) => string;
  /** Schema for the answer, instead of the one in the contract's table. */
  readAs?: (schemas: typeof Schemas) => ZodMiniType<Data>;
}

type Options<Name extends CallName, Data> = SentWith<Name> & Handling<Data>;

/** The options of a call; optional if it sends nothing. */
export type OptionsOf<Name extends CallName, Data> =
  object extends Options<Name, Data>
    ? [options?: Options<Name, Data>]
    : [options: Options<Name, Data>];

export interface AnyOptions extends Handling<unknown> {
  params?: Readonly<Record<string, string | number>>;
  query?: Readonly<Record<string, string>>;
  /** Sent as JSON; FormData is sent unchanged. */
  body?: unknown;
}
