import type { FastifyReply, FastifyRequest } from 'fastify';
import { SOCIAL_LOCKED, SOCIAL_RETURN } from '@pieno/contract/accounts/social-return.ts';
import { answerError } from '../../../http/error-answers.ts';
import { AppError, Overloaded } from '../../../errors.ts';
import { logOverload } from '../../../http/logs/log-sampler.ts';
import { describeFailure, LockedOut } from '../../../modules/social/failure.ts';

export const PAGE = '/social-login';
const failed = (value: string) => `${PAGE}?${SOCIAL_RETURN.failure}=${value}`;

/**
 * Makes the error handler of the routes that a browser visits during a social sign-in: an error redirects to the page
 * and is logged, unless it is an `AppError`. An unknown provider is answered with 404.
 * @param event log message
 * @param cookie Set-Cookie header to send with the redirect
 */
export const answerFailure =
  (event: string, cookie?: string) =>
  (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    const isInvalid = (error as { validationContext?: string }).validationContext === 'params';
    if (isInvalid || (error instanceof AppError && error.kind === 'not_found')) {
      return answerError(error, request, reply);
    }
    if (error instanceof Overloaded) logOverload(request.log, error);
    if (!(error instanceof AppError)) {
      const { provider } = request.params as { provider: string };
      // Anybody can provoke it, so it is no warning.
      request.log.info({ provider, failure: describeFailure(error) }, event);
    }
    if (cookie) reply.header('set-cookie', cookie);
    // 303 makes the browser follow a form's POST with a GET.
    const address = failed(error instanceof LockedOut ? SOCIAL_LOCKED : '1');
    reply.redirect(address, request.method === 'POST' ? 303 : 302);
  };
