// Tests rule offline-prices.
import { expect, test } from 'vitest';
import { ownAnswer, ownFile } from './own-answers.ts';

const RANKING = '/api/prices/ranking/10';
const PORTAL = '<!doctype html><title>Accedi al Wi-Fi</title>';
const request = (path: string) => new Request(new URL(path, 'https://pieno.example'));
const arrived = (path: string, body: string, init: ResponseInit = {}) => ({
  request: request(path),
  response: new Response(body, init),
});
const html = { 'content-type': 'text/html; charset=utf-8' };

test.each([
  ['a ranking', RANKING, '[]', 200],
  ['one of the belt', `${RANKING}?area=confine`, '[]', 200],
  ['a refusal of the server', '/api/business/99', '{"message":"Business non trovato"}', 404],
  ['a server in trouble, whoever answers', RANKING, PORTAL, 502],
])('%s is accepted', async (_, path, body, status) => {
  const each = arrived(path, body, { status });
  expect(await ownAnswer(each)).toBe(each.response);
  expect(await each.response.text()).toBe(body);
});

test.each([
  ['a page with 200', RANKING, PORTAL, 200],
  ['a page that calls itself JSON', RANKING, PORTAL, 200],
  ['half a body', RANKING, '[{"decade":10,"rank":1,"busi', 200],
  ['nothing', RANKING, '', 200],
  ['another object', RANKING, '{}', 200],
  ['another list', '/api/business/8', '[]', 200],
  ['an object without its parts', '/api/business/8', '{"business":null,"prices":[]}', 200],
  ['a page with 404', '/api/business/8', PORTAL, 404],
  ['a page that asks to sign in', RANKING, PORTAL, 401],
  ['an error of somebody else', RANKING, '{"error":"blocked"}', 403],
])('%s is rejected', async (_, path, body, status) => {
  await expect(ownAnswer(arrived(path, body, { status }))).rejects.toThrow();
});

test('a truncated body is rejected', async () => {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('['));
      controller.error(new TypeError('terminated'));
    },
  });
  await expect(
    ownAnswer({ request: request(RANKING), response: new Response(body) }),
  ).rejects.toThrow('terminated');
});

test('a page instead of a script, style or picture is rejected; a requested page is accepted', async () => {
  const portal = { headers: html };
  for (const path of ['/assets/map-1a2b.js', '/assets/map-1a2b.css', '/api/images/1a2b.webp']) {
    await expect(ownFile(arrived(path, PORTAL, portal))).rejects.toThrow();
  }
  const script = arrived('/assets/a.js', '', { headers: { 'content-type': 'text/javascript' } });
  expect(await ownFile(script)).toBe(script.response);
  const shell = arrived('/shell.html?__WB_REVISION__=1', PORTAL, portal);
  expect(await ownFile(shell)).toBe(shell.response);
});
