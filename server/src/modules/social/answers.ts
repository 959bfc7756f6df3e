import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod/mini';
import { SOCIAL_RETURN, SocialProviderSchema } from '@pieno/contract/social.ts';
import { answerError } from '../../http/error-answers.ts';
import { AppError } from '../../http/errors.ts';
import { describeFailure } from './failure.ts';

/** The page with the buttons. */
export const PAGE = '/social-login';
const FAILED = `${PAGE}?${SOCIAL_RETURN.failure}=1`;

/** The parameters of a route about one provider. */
export const ofProvider = z.object({ provider: SocialProviderSchema });

/** An answer that sends the browser on. */
export const REDIRECT = z.string().check(z.describe('Nothing but a Location header'));

/**
 * Makes the error handler of what a browser opens on its way: whatever fails leads back to the page, and the log
 * says why, except of what is refused on purpose. A provider that is not there is not found.
 * @param event what failed, for the log
 * @param cookie a Set-Cookie header that goes along
 */
export const answerFailure =
  (event: string, cookie?: string) =>
  (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    const isInvalid = (error as { validationContext?: string }).validationContext === 'params';
    if (isInvalid || (error instanceof AppError && error.status === 404)) {
      return answerError(error, request, reply);
    }
    if (!(error instanceof AppError)) {
      const { provider } = request.params as z.infer<typeof ofProvider>;
      request.log.warn({ provider, failure: describeFailure(error) }, event);
    }
    if (cookie) reply.header('set-cookie', cookie);
    // 303 makes a GET of a form's POST.
    reply.redirect(FAILED, request.method === 'POST' ? 303 : 302);
  };
