// Tests rule push-delivery.
import { beforeEach, expect, test } from 'vitest';
import { mailerTo, useTestSmtp, type TestSmtp } from '../../testing/smtp.ts';
import { addAlert, sendNews, waiting } from '../../testing/push/messages.ts';
import { usePushServer, type TestPushServer } from '../../testing/push/push-server.ts';
import { keepDelivering } from './deliver.ts';

let t: TestPushServer;
let smtp: TestSmtp;
usePushServer((made) => (t = made));
useTestSmtp((made) => (smtp = made));
beforeEach(async () => {
  const alert = await addAlert(t.server, t.anna, ['push', 'mail']);
  await t.subscribe('one');
  await sendNews(t.server, t.anna, ['push', 'mail'], [alert]);
});

const open = (isOwnQueue: () => Promise<boolean>) => {
  const { database, clock } = t.server;
  return keepDelivering({
    db: database.kysely,
    clock,
    push: t.push,
    mailer: mailerTo(smtp.url, clock, database.kysely),
    publicUrl: undefined,
    unsubscribeKey: Buffer.alloc(32, 7),
    isOwnQueue,
    onError: (error) => {
      throw error;
    },
  });
};

test("what waited at the server's start is sent by both channels", async () => {
  const sender = open(async () => true);
  await expect.poll(() => waiting(t.server)).toEqual([]);
  await sender.stop();
  expect([t.service.received, smtp.received]).toMatchObject([{ length: 1 }, { length: 1 }]);
});

test('nothing is sent while the queue may be of another database', async () => {
  let asked = 0;
  const sender = open(async () => {
    asked += 1;
    return false;
  });
  await expect.poll(() => asked).toBe(2);
  await sender.stop();
  expect(await waiting(t.server)).toHaveLength(2);
  expect([t.service.received, smtp.received]).toEqual([[], []]);
});
