import { isPublicSetting } from '@pieno/contract/settings/settings.ts';
import { answerCall } from '../../http/call-route.ts';
import { malformed, notFound, unavailable } from '../../errors.ts';
import { sendPrepared } from '../../http/prepared/send-prepared.ts';
import type { Calls } from '../call-parts.ts';

/** GET /global-settings/{key} (rule call-settings), a setting the public may read, and /welcome-message, from the board. */
export const preparedSettingRoutes: Calls<'board'> =
  ({ board }) =>
  async (app) => {
    answerCall(app, 'GET /global-settings/:key', (request, reply) => {
      const { key } = request.params;
      if (!isPublicSetting(key)) throw notFound({ code: 'setting_not_found', params: { key } });
      if (!board.madeAt) throw unavailable();
      const answer = board.setting(key);
      if (!answer) throw notFound({ code: 'setting_not_found', params: { key } });
      sendPrepared(request, reply, answer);
    });

    answerCall(app, 'GET /global-settings', () => {
      throw malformed('setting_key_missing');
    });

    // From the board, as all settings (rule call-welcome).
    answerCall(app, 'GET /welcome-message', (request, reply) => {
      const answer = board.welcome();
      if (!answer) throw unavailable();
      sendPrepared(request, reply, answer);
    });
  };
