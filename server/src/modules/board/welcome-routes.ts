import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { WelcomeMessageSchema } from '@pieno/contract/settings.ts';
import { unavailable } from '../../http/errors.ts';
import { refusals } from '../../http/refusals.ts';
import { sendPrepared } from '../../http/send-prepared.ts';
import type { Board } from './board.ts';

/** GET /welcome-message (rule call-welcome), from the board. */
export const welcomeRoutes =
  (board: Board): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/welcome-message',
      {
        schema: {
          tags: ['settings'],
          summary: 'The welcome message, sanitised HTML',
          response: { 200: WelcomeMessageSchema, ...refusals(503) },
        },
      },
      (request, reply) => {
        const answer = board.welcome();
        if (!answer) throw unavailable();
        sendPrepared(request, reply, answer);
      },
    );
  };
