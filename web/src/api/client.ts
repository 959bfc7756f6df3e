/**
 * The function through which every API call goes. The session injects the visitor's credentials and the
 * handling of a 401.
 */
import { isPublicCall } from '@pieno/contract/access.ts';
import type { ZodMiniType } from 'zod/mini';
import { ApiError } from './api-error.ts';
import { send, type AnswerTo, type ApiRequest, type Credentials } from './transport.ts';

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
 * Makes one API call. Public calls (contract/access) are sent without a token.
 * @throws ApiError, with the message from `request.sentence` if given
 */
export async function callApi<Schema extends ZodMiniType>(
  request: ApiRequest<Schema>,
): AnswerTo<Schema> {
  const isPublic = isPublicCall(request.method ?? 'GET', request.path);
  try {
    return await (isPublic ? send(request, null) : sendPersonal(request));
  } catch (error) {
    if (!(error instanceof ApiError) || !request.sentence) throw error;
    const { status, code, errors } = error;
    throw new ApiError(
      status,
      { message: request.sentence(error), code, errors },
      { cause: error },
    );
  }
}

async function sendPersonal<Schema extends ZodMiniType>(
  request: ApiRequest<Schema>,
): AnswerTo<Schema> {
  const credentials = await link.credentials();
  try {
    return await send(request, credentials);
  } catch (error) {
    const isRefused = error instanceof ApiError && error.status === 401;
    if (!isRefused || !(await link.onUnauthorized(error, credentials))) throw error;
    return send(request, await link.credentials());
  }
}
