/** The door every call goes through. Who the visitor is, and what a 401 means, is handed in by the session. */
import { isPublicCall } from '@pieno/contract/access.ts';
import type { ZodMiniType } from 'zod/mini';
import { ApiError } from './api-error.ts';
import { send, type AnswerTo, type ApiRequest, type Credentials } from './transport.ts';

export interface ApiLink {
  /** What a personal call carries. May wait, e.g. for a guest who is being renewed. */
  credentials(): Promise<Credentials>;
  /** A personal call sent with `sent` was answered 401. True: make it once more. */
  onUnauthorized(error: ApiError, sent: Credentials): Promise<boolean>;
}

let link: ApiLink = {
  credentials: () => Promise.resolve(null),
  onUnauthorized: () => Promise.resolve(false),
};

/** Hands in the session, once, at start-up. */
export function linkApi(handlers: ApiLink): void {
  link = handlers;
}

/**
 * Makes one call; public ones carry no token (contract/access).
 * @throws ApiError, worded by `request.sentence` if given
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
