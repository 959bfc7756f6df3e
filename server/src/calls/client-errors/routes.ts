import { CLIENT_ERRORS } from '@pieno/contract/client-errors/client-errors.ts';
import { callRoute } from '../../http/call-route.ts';
import { toAppError } from '../../http/error-answers.ts';
import { saveClientError } from '../../modules/client-errors/client-errors.ts';
import type { Calls } from '../call-parts.ts';

/** POST /client-errors (rule client-errors): the answer does not say what became of the report. */
export const clientErrorCalls: Calls<'db' | 'clock' | 'config'> =
  ({ db, clock, config }) =>
  async (app) => {
    app.route({
      ...callRoute(app, 'POST /client-errors'),
      bodyLimit: CLIENT_ERRORS.bytes,
      handler: async (request, reply) => {
        if (config.clientErrors) await saveClientError(db, clock.now(), request.body);
        return reply.code(204).send();
      },
      errorHandler: (error, request, reply) => {
        if (toAppError(error).kind === 'internal') {
          request.log.error({ err: error, req: request }, 'an error of a page was not kept');
        }
        reply.code(204).send();
      },
    });
  };
