// Tests rule avatar-rules.
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Session } from '@pieno/contract/accounts/account.ts';
import { IMAGE_MAX_BYTES } from '@pieno/contract/limits.ts';
import { asUser, onlyAnna } from '../../testing/accounts.ts';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import {
  GREEN,
  RED,
  avatarHash,
  form,
  keptHashes,
  plain,
  sendAvatar,
  uploadAvatar,
  type Form,
} from '../../testing/pictures/avatars.ts';

let server: TestApp;
let anna: Session;
beforeAll(async () => {
  server = await openTestApp();
});
beforeEach(async () => {
  anna = await onlyAnna(server);
});
afterAll(() => server.close());

const NOT_AN_IMAGE = {
  message: 'Errore di validazione',
  errors: { avatar_image: ["Per favore seleziona un'immagine valida"] },
};
const FIELDS = Array.from({ length: 50 }, (): [string, string] => ['x', 'y']);
const zip = Buffer.from('PK\x05\x06'.padEnd(22, '\0'), 'latin1');
const svg = `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`;

describe('refused, and the previous picture stays:', () => {
  test.each<[string, () => Promise<Form>]>([
    ['a drawing with a script', () => form(['avatar_image', Buffer.from(svg)])],
    ['an archive called .png', () => form(['avatar_image', zip, 'io.png'])],
    ['a script that begins like a GIF', () => form(['avatar_image', Buffer.from('GIF89a/*')])],
    ['a page called .jpg', () => form(['avatar_image', Buffer.from('<html>'), 'io.jpg'])],
    ['an empty file', () => form(['avatar_image', Buffer.alloc(0)])],
    ['half a picture', () => form(['avatar_image', RED.subarray(0, RED.length / 2)])],
    ['a text in the field', () => form(['avatar_image', 'io.png'])],
    ['another field', () => form(['avatar', GREEN])],
    ['no field', () => form()],
    ['two files', () => form(['avatar_image', GREEN], ['avatar_image', RED])],
    ['a file behind another', () => form(['other', zip], ['avatar_image', RED])],
    ['fields without end', () => form(...FIELDS, ['avatar_image', RED])],
    ['a field named like a prototype', () => form(['__proto__', RED])],
    ['JSON', async () => ({ type: 'application/json', payload: '{"avatar_image":"x"}' })],
    ['the bare bytes', async () => ({ type: 'image/png', payload: GREEN })],
    ['a form without a boundary', async () => ({ type: 'multipart/form-data', payload: GREEN })],
    [
      'no form in a form',
      async () => ({ type: 'multipart/form-data; boundary=x', payload: GREEN }),
    ],
    [
      'a form that breaks off',
      async () => {
        const { type, payload } = await form(['avatar_image', RED]);
        return { type, payload: payload.subarray(0, payload.length - 60) };
      },
    ],
  ])('%s', async (_, given) => {
    await uploadAvatar(server, anna, GREEN);
    const answer = await sendAvatar(server, await given(), asUser(anna));
    expect([answer.statusCode, answer.json()]).toMatchObject([422, NOT_AN_IMAGE]);
    expect(await keptHashes(server)).toEqual([await avatarHash(GREEN)]);
  });

  test('a small file of 100 megapixels', async () => {
    const bomb = await plain('#000', 10_000, 10_000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(IMAGE_MAX_BYTES);
    const answer = await uploadAvatar(server, anna, bomb);
    expect([answer.statusCode, answer.json()]).toMatchObject([422, NOT_AN_IMAGE]);
  });

  test('nothing at all', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/user/avatar',
      headers: asUser(anna),
    });
    expect([answer.statusCode, answer.json()]).toMatchObject([422, NOT_AN_IMAGE]);
  });
});

test('a form without end is cut off', async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const request = httpRequest({
    port,
    path: '/api/user/avatar',
    method: 'POST',
    headers: { ...asUser(anna), 'content-type': 'multipart/form-data; boundary=x' },
  });
  const endless = async function* () {
    yield '--x\r\ncontent-disposition: form-data; name="avatar_image"; filename="io.png"\r\n\r\n';
    while (true) yield Buffer.alloc(65_536);
  };
  await expect(pipeline(endless, request)).rejects.toThrow(/ECONNRESET|EPIPE/);
});
