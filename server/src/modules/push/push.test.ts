// Tests rules push-delivery, push-hosts.
import { importJWK, jwtVerify } from 'jose';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { isPublicAddress } from '../../outgoing/public-address.ts';
import { fixedClock } from '../../testing/fixed-clock.ts';
import { openBrowser, type TestBrowser } from '../../testing/push/browser.ts';
import type { TestPushService } from '../../testing/push/push-service.ts';
import { usePushService } from '../../testing/push/use-push-service.ts';
import { openPush, type Browser, type Push } from './push.ts';
import type { PushServices } from './push-services.ts';

const NOW = '2026-11-21T08:00:00Z';
const { signal } = new AbortController();
const warn = vi.fn<(...line: unknown[]) => void>();
let service: TestPushService;
let browser: TestBrowser;
let push: Push;
usePushService((made) => (service = made));
beforeEach(() => {
  warn.mockClear();
  browser = openBrowser(service, 'anna');
  push = open();
});

function open(changes: Partial<PushServices> = {}): Push {
  const opened = openPush({
    secrets: { keyFor: () => new Uint8Array(32).fill(7) },
    config: { publicUrl: 'https://pieno.example' },
    clock: fixedClock(NOW),
    logger: { warn },
    services: { ...service.services, ...changes },
  })!;
  onTestFinished(() => opened.close());
  return opened;
}

const send = (by = push, changes: Partial<Browser> = {}, given = signal) => {
  const { endpoint, keys } = browser.subscription;
  const recipient = { id: '1', endpoint, ...keys, key_mark: by.mark, ...changes };
  return by.send(recipient, JSON.stringify({ a: 'Sarà più caro' }), {
    topic: 'A-topic_1',
    ttl: 5_000.5,
    signal: given,
  });
};
const answerWith = (status: number, headers: Record<string, string> = {}) => {
  service.answer = (_request, response) => response.writeHead(status, headers).end('no');
};

test('a message arrives encrypted for its browser, for an hour, and signed by the sender', async () => {
  expect(await send()).toBe('sent');
  expect(await send()).toBe('sent');
  expect(browser.read()).toEqual([{ a: 'Sarà più caro' }, { a: 'Sarà più caro' }]);
  const [{ headers }] = service.received as [(typeof service.received)[0]];
  expect(headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    ttl: '3600',
    urgency: 'normal',
    topic: 'A-topic_1',
  });
  const [, token, key] = /^vapid t=(\S+), k=(\S+)$/.exec(headers.authorization!)!;
  expect(key).toBe(push.key);
  const point = Buffer.from(key!, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
    part.toString('base64url'),
  );
  const { payload } = await jwtVerify(
    token!,
    await importJWK({ kty: 'EC', crv: 'P-256', x: x!, y: y! }, 'ES256'),
  );
  expect(payload).toMatchObject({ aud: service.origin, sub: 'https://pieno.example' });
  expect(payload.exp! * 1_000 - Date.now()).toBeLessThanOrEqual(86_400_000);
});

test.each([404, 410])('a browser that is unknown to the service (%i) is gone', async (status) => {
  answerWith(status);
  expect(await send()).toBe('gone');
});

test.each([401, 403])(
  'a refused key (%i) means a subscription of another secret, or a lost message',
  async (status) => {
    answerWith(status);
    expect(await send(push, { key_mark: 'another' })).toBe('gone');
    expect(await send()).toBe('dropped');
  },
);

test.each([400, 413, 422])(
  'a permanently refused message (%i) is dropped, and the log has only the host',
  async (status) => {
    answerWith(status);
    expect(await send()).toBe('dropped');
    const { host } = new URL(service.origin);
    expect(warn.mock.calls).toEqual([[{ host, status }, expect.any(String)]]);
  },
);

test.each([
  [429, '120', 120_000],
  [503, new Date(Date.parse(NOW) + 90_000).toUTCString(), 90_000],
  [500, 'soon', 0],
  [502, '', 0],
])(
  'a service that is busy (%i, Retry-After %j) is asked again',
  async (status, retryAfter, laterMs) => {
    answerWith(status, retryAfter === '' ? {} : { 'retry-after': retryAfter });
    expect(await send()).toEqual({ laterMs });
  },
);

test.each([301, 302, 303, 307, 308])('a redirect (%i) is not followed', async (status) => {
  answerWith(status, { location: `${service.origin}/other` });
  expect(await send()).toBe('dropped');
  expect(service.received.map(({ path }) => path)).toEqual(['/send/anna']);
});

test('an address outside the internet is not called, as a name or as an IP address', async () => {
  expect(await send(open({ allows: isPublicAddress }))).toEqual({ laterMs: 0 });
  const { port } = new URL(service.origin);
  const written = open({ allows: isPublicAddress, hosts: [`127.0.0.1:${port}`] });
  expect(await send(written, { endpoint: `https://127.0.0.1:${port}/a` })).toEqual({ laterMs: 0 });
  expect(service.received).toEqual([]);
  const forbidden = [expect.objectContaining({ code: 'ForbiddenAddress' }), expect.any(String)];
  expect(warn.mock.calls).toEqual([forbidden, forbidden]);
});

test('an untrusted certificate is refused', async () => {
  const { ca: _ca, ...services } = service.services;
  const strict = openPush({
    secrets: { keyFor: () => new Uint8Array(32).fill(7) },
    config: { publicUrl: 'https://pieno.example' },
    clock: fixedClock(NOW),
    logger: { warn },
    services,
  })!;
  onTestFinished(() => strict.close());
  expect(await send(strict)).toEqual({ laterMs: 0 });
  expect(service.received).toEqual([]);
});

test('a service that does not answer is given up, and any when the process stops', async () => {
  service.answer = () => undefined;
  expect(await send(open({ limitMs: 1 }))).toEqual({ laterMs: 0 });
  const stopping = new AbortController();
  service.answer = () => stopping.abort();
  expect(await send(push, {}, stopping.signal)).toEqual({ laterMs: 0 });
});

test('an endless answer is not read', async () => {
  service.answer = (_request, response) => {
    response.writeHead(201);
    const write = () => void (response.writable && response.write('x'.repeat(9_000), write));
    write();
  };
  expect(await send(open({ limitMs: 10_000_000 }))).toBe('sent');
});

test('a host that is no longer on the list is not called', async () => {
  expect(await send(open({ hosts: ['fcm.googleapis.com'] }))).toBe('gone');
  expect(service.received).toEqual([]);
});
