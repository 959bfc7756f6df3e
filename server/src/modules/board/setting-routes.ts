import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod/mini';
import { SENTENCES, settingNotFoundSentence } from '@pieno/contract/errors.ts';
import { GlobalSettingSchema, isPublicSetting } from '@pieno/contract/settings.ts';
import { badRequest, notFound, unavailable } from '../../http/errors.ts';
import { refusals } from '../../http/refusals.ts';
import { sendPrepared } from '../../http/send-prepared.ts';
import type { Board } from './board.ts';

/** GET /global-settings/{key} (rule call-settings): a setting the public may read, from the board. */
export const settingRoutes =
  (board: Board): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/global-settings/:key',
      {
        schema: {
          tags: ['settings'],
          summary: 'A global setting',
          params: z.object({ key: z.string() }),
          response: { 200: GlobalSettingSchema, ...refusals(404, 503) },
        },
      },
      (request, reply) => {
        const { key } = request.params;
        if (!isPublicSetting(key)) throw notFound(settingNotFoundSentence(key));
        if (!board.madeAt) throw unavailable();
        const answer = board.setting(key);
        if (!answer) throw notFound(settingNotFoundSentence(key));
        sendPrepared(request, reply, answer);
      },
    );

    app.get('/global-settings', { schema: { hide: true } }, () => {
      throw badRequest(SENTENCES.settingKeyMissing);
    });
  };
