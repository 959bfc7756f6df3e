import { expect, test } from 'vitest';
import { asUser, registerVerified } from '../testing/accounts.ts';
import { useOwnStation, type OwnStation } from '../testing/stations/own-station.ts';

let own: OwnStation;
useOwnStation((made) => (own = made));

test.each([
  ['/admin/welcome', { message: '<p>Ciao</p>', source: 'x\uD800' }],
  ['/owner/stations/:id/details', { description: 'x\uDC00y' }],
  ['/owner/stations/:id/details', { name: '\uD800x' }],
  ['/admin/stations/:id/facts', { description: 'x\uDC00y' }],
  ['/admin/stations/:id/closed', { closed: true, reason: 'chiuso \uD800 davvero' }],
  ['/user/favorites/:id', { label: 'x\uD800' }],
  ['/user/reviews/:id', { stars: 4, text: 'x\uD800' }],
])('%s accepts a text with a lone surrogate', async (url, payload) => {
  const who = url.startsWith('/owner')
    ? own.anna
    : await registerVerified(own.server, 'maria@example.sm', { role: 'admin' });
  const answer = await own.server.app.inject({
    method: 'PUT',
    url: `/api${url.replace(':id', String(own.station))}`,
    headers: { ...asUser(who), 'content-type': 'application/json' },
    payload: JSON.stringify(payload),
  });
  expect(answer.statusCode, answer.body).toBe(200);
});
