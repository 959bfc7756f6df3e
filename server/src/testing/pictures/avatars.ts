import sharp from 'sharp';
import type { Session } from '@pieno/contract/accounts/account.ts';
import { AVATAR, encodeImage } from '../../modules/images/encode.ts';
import { asUser } from '../accounts.ts';
import type { TestApp } from '../app.ts';

/** A request body and its content type. */
export interface Form {
  type: string;
  payload: Buffer | string;
}

/** Encodes a form as a browser does; bytes become files declared as PNG. */
export async function form(
  ...parts: [field: string, content: Uint8Array | string, name?: string][]
): Promise<Form & { payload: Buffer }> {
  const body = new FormData();
  for (const [field, content, name = 'io.png'] of parts) {
    if (typeof content === 'string') body.append(field, content);
    else body.append(field, new Blob([Buffer.from(content)], { type: 'image/png' }), name);
  }
  const request = new Request('http://localhost', { method: 'POST', body });
  const type = request.headers.get('content-type')!;
  return { type, payload: Buffer.from(await request.arrayBuffer()) };
}

export const sendAvatar = (
  { app }: TestApp,
  { type, payload }: Form,
  headers: Record<string, string>,
) =>
  app.inject({
    method: 'POST',
    url: '/api/user/avatar',
    payload,
    headers: { ...headers, 'content-type': type },
  });

export const uploadAvatar = async (
  server: TestApp,
  session: Session,
  content: Uint8Array,
  name?: string,
) => sendAvatar(server, await form(['avatar_image', content, name]), asUser(session));

/** A picture of one colour. */
export const plain = (background: string, width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background } });

export const GREEN = await plain('#15803d').png().toBuffer();
export const RED = await plain('#dc3545').jpeg().toBuffer();

/** The hash under which a file is stored as a user's picture. */
export const avatarHash = async (content: Uint8Array): Promise<string> =>
  (await encodeImage(content, AVATAR)).hash;

/** The hashes of all stored pictures, sorted. */
export async function keptHashes({ database }: TestApp): Promise<string[]> {
  const rows = await database.kysely.selectFrom('image').select('hash').execute();
  return rows.map(({ hash }) => hash).toSorted();
}
