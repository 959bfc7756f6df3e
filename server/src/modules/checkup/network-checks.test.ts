// Tests rule checkup-list.
import { createServer } from 'node:net';
import tls from 'node:tls';
import { expect, onTestFinished, test } from 'vitest';
import { fixedClock } from '../../testing/fixed-clock.ts';
import {
  EXPIRED_CERTIFICATE,
  OTHER_CERTIFICATE,
  SERVER_KEY,
} from '../../testing/checkup/certificates.ts';
import { check, checkParts, listen } from '../../testing/checkup/check-parts.ts';
import { LOCALHOST_CERTIFICATE, LOCALHOST_KEY } from '../../testing/push/localhost-certificate.ts';
import { openTestSmtp } from '../../testing/smtp.ts';
import { VERSION } from '../../version.ts';

const health = (version: string, status = 200, headers: Record<string, string> = {}) =>
  listen((_request, response) =>
    response.writeHead(status, headers).end(JSON.stringify({ status: 'ok', version })),
  );
const reach = async (PUBLIC_URL: string) => check('reachable', checkParts({ PUBLIC_URL }));

/** An unused port of this machine, as an address. */
async function closedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

test('a public address with this version is ok', async () => {
  const origin = await health(VERSION);
  expect(await reach(origin)).toEqual([{ state: 'ok', text: `${origin} risponde`, step: null }]);
});

test('another version, a redirect, another product and silence are reported with a step', async () => {
  const other = await health('9.9.9');
  expect(await reach(other)).toMatchObject([
    { state: 'warning', text: `A ${other} risponde la versione 9.9.9, questa è la ${VERSION}` },
  ]);
  const moved = await health('', 308, { location: 'https://pieno.example/api/health?t=secret' });
  expect(await reach(moved)).toMatchObject([
    {
      state: 'warning',
      text: `${moved} rimanda a https://pieno.example`,
      step: 'Sul server: imposta PUBLIC_URL=https://pieno.example, se è quello giusto',
    },
  ]);
  for (const [status, body] of [
    [502, 'Bad Gateway'],
    [200, '{"status":"ok"}'],
    [200, 'null'],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one server after the other
    const origin = await listen((_request, response) => response.writeHead(status).end(body));
    // oxlint-disable-next-line no-await-in-loop
    expect(await reach(origin)).toMatchObject([
      { state: 'wrong', text: `A ${origin} risponde altro, non Pieno (stato ${status})` },
    ]);
  }
  const nobody = `http://localhost:${await closedPort()}`;
  expect(await reach(nobody)).toMatchObject([
    { state: 'wrong', text: `${nobody}: la connessione è rifiutata` },
  ]);
});

test('one that closes the connection during the answer is wrong', async () => {
  const origin = await listen((_request, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('{');
    response.destroy();
  });
  expect(await reach(origin)).toMatchObject([
    { state: 'wrong', text: `${origin}: la connessione viene chiusa` },
  ]);
});

/** The result for a certificate on a day. */
async function certificate(key: string, cert: string, now: string) {
  const origin = await listen(
    (_request, response) => response.end(JSON.stringify({ status: 'ok', version: VERSION })),
    { key, cert },
  );
  const parts = checkParts({ PUBLIC_URL: origin }, { clock: fixedClock(now) });
  const [result] = await check('certificate', parts);
  return { ...result!, reached: await check('reachable', parts) };
}

test.each([
  [
    'is its own signer',
    LOCALHOST_KEY,
    LOCALHOST_CERTIFICATE,
    'è firmato da sé; scadenza: 4 novembre 2126',
  ],
  ['is over', SERVER_KEY, EXPIRED_CERTIFICATE, 'è scaduto; scadenza: 1 febbraio 2025'],
])('a certificate that %s is wrong, although Pieno answers', async (_, key, cert, problem) => {
  trust(cert === EXPIRED_CERTIFICATE ? cert : '');
  const { state, text, step, reached } = await certificate(key, cert, '2026-11-28T08:00:00Z');
  expect([state, text]).toEqual(['wrong', `Il certificato ${problem}`]);
  expect(step).toMatch(/^Rinnova/u);
  expect(reached).toMatchObject([{ state: 'ok' }]);
});

test('a certificate of another name is wrong', async () => {
  trust(OTHER_CERTIFICATE);
  const result = await certificate(SERVER_KEY, OTHER_CERTIFICATE, '2026-11-28T08:00:00Z');
  expect(result).toMatchObject({ state: 'wrong' });
  expect(result.text).toMatch(/^Il certificato vale per un altro nome/u);
});

test('a trusted certificate is a warning two weeks before its end, and wrong three days before', async () => {
  trust(LOCALHOST_CERTIFICATE);
  const on = (now: string) => certificate(LOCALHOST_KEY, LOCALHOST_CERTIFICATE, now);
  expect(await on('2126-10-21T00:00:00Z')).toMatchObject({ state: 'ok' });
  expect(await on('2126-10-22T00:00:00Z')).toMatchObject({
    state: 'warning',
    text: 'Il certificato scade il 4 novembre 2126',
  });
  expect(await on('2126-11-02T00:00:00Z')).toMatchObject({ state: 'wrong' });
});

/** Trusts a certificate beside those of the system, until the test ends. */
function trust(cert: string): void {
  const before = tls.getCACertificates('default');
  tls.setDefaultCACertificates(cert ? [...before, cert] : before);
  onTestFinished(() => tls.setDefaultCACertificates(before));
}

test('an address without TLS is reported, except of this machine', async () => {
  const here = await health(VERSION);
  expect(await check('certificate', checkParts({ PUBLIC_URL: here }))).toMatchObject([
    { state: 'skipped', text: 'Su questo computer non serve' },
  ]);
  expect(await check('certificate', checkParts())).toMatchObject([{ state: 'skipped' }]);
});

const greet = (SMTP_URL?: string) => check('smtp', checkParts(SMTP_URL ? { SMTP_URL } : {}));

test('the check of a mail server connects, signs in, and sends nothing', async () => {
  const right = 'pa55word';
  const smtp = await openTestSmtp({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ password }, _session, done) =>
      password === right ? done(null, { user: 'pieno' }) : done(new Error('no')),
  });
  onTestFinished(() => smtp.close());
  const url = (password: string) => smtp.url.replace('//', `//pieno:${password}@`);
  const host = new URL(smtp.url).host;
  expect(await greet(url(right))).toEqual([
    { state: 'ok', text: `${host} accetta la connessione e l'accesso`, step: null },
  ]);
  const refused = await greet(url('sbagliata'));
  expect(refused).toMatchObject([
    { state: 'wrong', step: 'Sul server: correggi nome e password in SMTP_URL' },
  ]);
  expect(refused[0]!.text).toMatch(/non accetta nome utente o password \(risposta 535\)$/u);
  expect(smtp.received).toEqual([]);
});

test('a mail server with an untrusted certificate, one that does not answer, and none', async () => {
  const smtp = await openTestSmtp({
    disabledCommands: [],
    key: LOCALHOST_KEY,
    cert: LOCALHOST_CERTIFICATE,
  });
  onTestFinished(() => smtp.close());
  const [result] = await greet(smtp.url);
  expect(result).toMatchObject({ state: 'wrong' });
  expect(result!.text).toContain('non ha un certificato valido');
  const port = await closedPort();
  expect(await greet(`smtp://utente:segreta@localhost:${port}`)).toMatchObject([
    { state: 'wrong', text: `localhost:${port} rifiuta la connessione` },
  ]);
  expect(await greet()).toMatchObject([{ state: 'skipped' }]);
});
