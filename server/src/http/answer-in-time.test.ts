// Tests rule busy-server.
import Fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { settledWithin } from '../testing/prices/fake-patience.ts';
import { answerInTime, CALL_LIMIT_MS } from './answer-in-time.ts';
import { answerError } from './error-answers.ts';

test('a call that never ends is answered before its socket is cut', async () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  app.setErrorHandler(answerError);
  await app.register(async (api) => {
    answerInTime(api);
    api.post('/stuck', () => new Promise(() => undefined));
  });
  await app.ready();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const asking = app.inject({ method: 'POST', url: '/stuck' });
  const answer = await settledWithin(CALL_LIMIT_MS, asking);
  expect([answer.statusCode, answer.json()]).toMatchObject([
    503,
    { message: 'Risorsa al momento non disponibile' },
  ]);
});
