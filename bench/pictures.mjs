// How much memory the server and its decoding process take for pictures of 2 MB that unpack to much more, one by one.
import sharp from 'sharp';
import { AVATAR_FIELD } from '../contract/src/profile/profile-fields.ts';
import { HIDDEN, PACKED } from '../server/src/testing/pictures/bombs.ts';
import { call, granted } from './parts/calls.mjs';
import { atMost } from './parts/figures.mjs';
import { followPss, pssOfTree } from './parts/memory.mjs';
import { newPerson } from './parts/people.mjs';
import { photograph } from './parts/photograph.mjs';
import { startPieno } from './parts/processes.mjs';

const GROWTH_MB = 150;
const LOOK_MS = 20;

const plain = (width, height) =>
  sharp({ create: { width, height, channels: 3, background: '#000' } });
const uploads = [
  ...HIDDEN,
  ...PACKED,
  ['a PNG of 100 megapixels', await plain(10_000, 10_000).png({ compressionLevel: 9 }).toBuffer()],
  ...(await Promise.all(
    ['jpeg', 'png', 'webp', 'gif'].map(async (kind) => [
      `a ${kind} of 16 megapixels`,
      await plain(4_000, 4_000).toFormat(kind).toBuffer(),
    ]),
  )),
  ['a photograph of 12 megapixels', await photograph()],
];

const server = await startPieno();
const { token } = await granted(server, {}, 'POST /register', newPerson('anna@example.sm'));
const before = pssOfTree(server.pid);
for (const [name, bytes] of uploads) {
  const followed = followPss(server.pid, LOOK_MS);
  const form = new FormData();
  form.append(AVATAR_FIELD, new Blob([bytes]), 'io');
  await call(server, { token }, 'POST /user/avatar', form);
  followed.stop();
  atMost(name, followed.peak() - before, GROWTH_MB, 'MB more');
}
await server.stop();
