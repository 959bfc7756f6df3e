/** What a call of the contract's table is made with: types only, so that no schema comes along. */
import type { CallName, SentWith } from '@pieno/contract/calls.ts';
import type { ZodMiniType } from 'zod/mini';
import type { ApiError } from './api-error.ts';
import type * as Schemas from './schemas.ts';

export interface Handling<Data> {
  signal?: AbortSignal | undefined;
  /** The header `Idempotency-Key`, a UUID: a call that is repeated with the same key gets the first answer. */
  key?: string;
  /** Milliseconds to wait for the answer, where a file is sent along. */
  timeoutMs?: number;
  /** Error message for a failure whose answer contains none, instead of 'HTTP error! status: {n}' (rule error-network). */
  unsaid?: string;
  /** Returns the error message for a failure, where this call has one of its own (rule error-calls). */
  sentence?: (error: ApiError) => string;
  /** What the answer is read as, instead of what the table says, of the schemas that are loaded for it. */
  readAs?: (schemas: typeof Schemas) => ZodMiniType<Data>;
}

type Options<Name extends CallName, Data> = SentWith<Name> & Handling<Data>;

/** The options of a call, which may be left out if it sends nothing. */
export type OptionsOf<Name extends CallName, Data> =
  object extends Options<Name, Data>
    ? [options?: Options<Name, Data>]
    : [options: Options<Name, Data>];

/** The options of any call, as the client sees them. */
export interface AnyOptions extends Handling<unknown> {
  params?: Readonly<Record<string, string | number>>;
  query?: Readonly<Record<string, string>>;
  /** Sent as JSON; FormData goes as it is. */
  body?: unknown;
}
