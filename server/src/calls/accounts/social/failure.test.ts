import { expect, test } from 'vitest';
import { describeFailure } from '../../../modules/social/failure.ts';

test('a failure is logged with its codes and messages, without the payload', () => {
  const away = Object.assign(new Error('connect failed'), { code: 'ECONNREFUSED' });
  expect(describeFailure(new TypeError('fetch failed', { cause: away }))).toMatchObject({
    name: 'TypeError',
    message: 'fetch failed',
    cause: { code: 'ECONNREFUSED' },
  });
  const answer = { code: 'secret', access_token: 'secret', email: 'secret' };
  const refused = Object.assign(new Error('refused', { cause: answer }), {
    error: 'invalid_grant',
    error_description: 'secret',
    status: 400,
    response: answer,
  });
  const described = describeFailure(refused);
  expect(described).toMatchObject({ message: 'refused', answer: 'invalid_grant', status: 400 });
  expect(JSON.stringify(described)).not.toContain('secret');
});
