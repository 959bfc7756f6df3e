// What 2 MB pictures that unpack to much more cost the server and the process that decodes them, one after another.
import sharp from 'sharp';
import { AVATAR_FIELD } from '../contract/src/profile/profile-fields.ts';
import { HIDDEN, PACKED } from '../server/src/testing/pictures/bombs.ts';
import { temporaryFolder } from './parts/data/data-folder.mjs';
import { bar, table, whole } from './parts/figures.mjs';
import { photograph } from './parts/load/photograph.mjs';
import { followPeak, memoryOfAll, startPieno } from './parts/processes.mjs';

const MORE_BAR_MB = 150;
const PASSWORD = 'una lunga parola segreta';

const pixels = (width, height) =>
  sharp({ create: { width, height, channels: 3, background: '#000' } });
const uploads = [
  ...HIDDEN,
  ...PACKED,
  ['a PNG of 100 megapixels', await pixels(10_000, 10_000).png({ compressionLevel: 9 }).toBuffer()],
  ...(await Promise.all(
    ['jpeg', 'png', 'webp', 'gif'].map(async (kind) => [
      `a ${kind} of 16 megapixels`,
      await pixels(4_000, 4_000).toFormat(kind).toBuffer(),
    ]),
  )),
  ['a photograph of 12 megapixels', await photograph()],
];

const server = await startPieno({ dataDir: temporaryFolder() });
const { token } = await register();
const before = memoryOfAll(server.pid);
const rows = [];
for (const [name, bytes] of uploads) {
  const most = followPeak(server.pid);
  const status = await upload(bytes);
  most.stop();
  rows.push([name, bytes.length, status, most.soFar() - before]);
}
await server.stop();

table(
  ['picture', 'bytes', 'status', 'at most, MB more'],
  rows.map(([name, bytes, status, more]) => [name, whole(bytes), status, whole(more)]),
);
const most = Math.max(...rows.map(([, , , more]) => more));
bar(`${whole(most)} MB more at most, less than ${MORE_BAR_MB}`, most < MORE_BAR_MB);

async function register() {
  const answer = await fetch(`${server.url}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Anna',
      email: 'anna@example.sm',
      password: PASSWORD,
      password_confirmation: PASSWORD,
      agree_privacy: true,
    }),
  });
  return await answer.json();
}

async function upload(bytes) {
  const body = new FormData();
  body.append(AVATAR_FIELD, new Blob([bytes]), 'io');
  const answer = await fetch(`${server.url}/api/user/avatar`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
  });
  await answer.arrayBuffer();
  return answer.status;
}
