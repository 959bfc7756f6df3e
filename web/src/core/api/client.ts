/**
 * The two functions for all API calls, by the call's name in the contract's table. The session injects the visitor's
 * credentials and the handling of a 401.
 */
import type {
  AnswerOf,
  CallName,
  PersonalCallName,
  PublicCallName,
} from '@pieno/contract/calls.ts';
import { ApiError } from './api-error.ts';
import type { AnyOptions, OptionsOf } from './call-options.ts';
import { send, type ApiAnswer, type Credentials } from './transport.ts';

export interface ApiLink {
  /** Returns the credentials for a personal call. May wait, e.g. while a guest is being renewed. */
  credentials(): Promise<Credentials>;
  /**
   * Called when a personal call sent with `sent` was answered 401. Resolves to true if the call should be
   * repeated once.
   */
  onUnauthorized(error: ApiError, sent: Credentials): Promise<boolean>;
}

let link: ApiLink = {
  credentials: () => Promise.resolve(null),
  onUnauthorized: () => Promise.resolve(false),
};

/** Injects the session's handlers; called once, at start-up. */
export function linkApi(handlers: ApiLink): void {
  link = handlers;
}

/**
 * Makes a public call, without a token.
 * @throws ApiError, with the message from `options.sentence` if given
 */
export function callPublic<Name extends PublicCallName, Data = AnswerOf<Name>>(
  name: Name,
  ...[options]: OptionsOf<Name, Data>
): Promise<ApiAnswer<Data>> {
  return withSentence(send(name, options, null), options) as Promise<ApiAnswer<Data>>;
}

/**
 * Makes a personal call, with the visitor's token. Returns only an answer of the server itself.
 * @throws ApiError, with the message from `options.sentence` if given
 */
export async function callPersonal<Name extends PersonalCallName, Data = AnswerOf<Name>>(
  name: Name,
  ...[options]: OptionsOf<Name, Data>
): Promise<Data> {
  const { data } = await withSentence(sendPersonal(name, options), options);
  return data as Data;
}

async function withSentence(
  answer: Promise<ApiAnswer<unknown>>,
  { sentence }: Pick<AnyOptions, 'sentence'> = {},
): Promise<ApiAnswer<unknown>> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof ApiError) || !sentence) throw error;
    const { status, ...body } = error;
    throw new ApiError(status, { ...body, message: sentence(error) }, { cause: error });
  }
}

async function sendPersonal(
  name: CallName,
  options: AnyOptions | undefined,
): Promise<ApiAnswer<unknown>> {
  const credentials = await link.credentials();
  try {
    return await send(name, options, credentials);
  } catch (error) {
    const isRefused = error instanceof ApiError && error.status === 401;
    if (!isRefused || !(await link.onUnauthorized(error, credentials))) throw error;
    return send(name, options, await link.credentials());
  }
}
