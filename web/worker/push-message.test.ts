// Tests rule push-worker.
import { expect, test } from 'vitest';
import { readMessage } from './push-message.ts';

const ORIGIN = 'https://pieno.example';
const PAGE = `${ORIGIN}/business/8?avviso=7`;
const NOTIFICATION = {
  title: 'Diesel 1,689 a Domagnano',
  body: '6 min fa: il pieno da 45 l costa 3,10 € meno di stamattina',
  lang: 'it',
  navigate: PAGE,
  tag: 'alert-1',
};
const read = (message: unknown) => readMessage(JSON.stringify(message), ORIGIN);
const led = (navigate: unknown) =>
  read({ notification: { ...NOTIFICATION, navigate } }).options.data.navigate;

test('declarative JSON is shown with its content, and links to its page', () => {
  expect(read({ web_push: 8030, notification: NOTIFICATION, app_badge: 2 })).toEqual({
    title: NOTIFICATION.title,
    options: {
      body: NOTIFICATION.body,
      lang: 'it',
      tag: 'alert-1',
      renotify: true,
      icon: '/icons/icon-192.png',
      badge: '/icons/badge-96.png',
      actions: [{ action: 'open', title: 'Apri' }],
      data: { navigate: PAGE },
    },
    unread: 2,
  });
});

test.each([
  ['nothing', undefined],
  ['no JSON', '<!doctype html>'],
  ['half of it', '{"notification":{"title":"Die'],
  ['a text', '"Diesel"'],
  ['null', 'null'],
  ['a list', '[]'],
  ['no notification', '{"web_push":8030}'],
  ['an empty title', '{"notification":{"title":" "}}'],
  ['values of another kind', '{"notification":{"title":1,"body":{},"tag":[],"navigate":0}}'],
])('%s still becomes a message', (_, pushed) => {
  const { title, options, unread } = readMessage(pushed, ORIGIN);
  expect(title).toBe('Un prezzo che segui è sceso');
  expect(options).toMatchObject({ body: '', lang: 'it', tag: 'pieno', renotify: true });
  expect(options.data).toEqual({ navigate: `${ORIGIN}/avvisi` });
  expect(unread).toBeUndefined();
});

test('the readable parts of a message are shown', () => {
  const { title, options } = read({ notification: { title: 'Diesel', body: 4 } });
  expect([title, options.body]).toEqual(['Diesel', '']);
});

test.each([
  'https://elsewhere.example/business/8',
  '//elsewhere.example',
  'javascript:alert(1)',
  'http://[',
])('%s is not one of our pages: the message opens the alerts', (navigate) => {
  expect(led(navigate)).toBe(`${ORIGIN}/avvisi`);
});

test('a path is one of our pages', () => {
  expect(led('/ranking/20?avviso=7')).toBe(`${ORIGIN}/ranking/20?avviso=7`);
});

test.each([-1, 1.5, '3', null])('%j is not a number of messages', (app_badge) => {
  expect(read({ notification: NOTIFICATION, app_badge }).unread).toBeUndefined();
});
