// Tests rules call-welcome, home-welcome.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WELCOME_MAX_LENGTH } from '@pieno/contract/limits.ts';
import { inTransaction } from '../../db/transaction.ts';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import { saveWelcome } from '../../modules/welcome/repository.ts';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());

const get = () => server.app.inject('/api/welcome-message');
const save = (html: string, source = 'Redazione') =>
  inTransaction(server.database.kysely, (tx) => saveWelcome(tx, html, source));

test('a new message replaces the old one', async () => {
  expect((await get()).json()).toMatchObject({ source: 'Pieno' });
  await save('<p>Buon <strong>viaggio</strong></p><script>alert(1)</script>');
  await server.board.refresh();
  expect((await get()).json()).toEqual({
    message: '<p>Buon <strong>viaggio</strong></p>',
    source: 'Redazione',
  });
});

test('the welcome message is sanitised when saved and again when read', async () => {
  const db = server.database.kysely;
  const { message } = await db
    .selectFrom('welcome_message')
    .select('message')
    .executeTakeFirstOrThrow();
  expect(message).not.toContain('script');
  await db.updateTable('welcome_message').set({ message: 'Ciao<img onerror=x src=x>' }).execute();
  await save('<p>altro</p>');
  await db.updateTable('welcome_message').set({ message: 'Ciao<img onerror=x src=x>' }).execute();
  await server.board.refresh();
  expect((await get()).json()).toMatchObject({ message: 'Ciao' });
});

test('a message that is too long is refused with an Italian sentence', async () => {
  const before = (await get()).json<unknown>();
  await expect(save('x'.repeat(WELCOME_MAX_LENGTH + 1))).rejects.toThrow(
    'Il messaggio di benvenuto è troppo lungo',
  );
  await server.board.refresh();
  expect((await get()).json()).toEqual(before);
});
