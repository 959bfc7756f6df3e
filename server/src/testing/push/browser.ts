import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { PushRequest, TestPushService } from './push-service.ts';

/** A browser that has subscribed. */
export interface TestBrowser {
  /** The data that it sends to the server. */
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
  /** Decrypts the messages received for it, the oldest first (RFC 8188 and 8291). */
  read(): unknown[];
}

/** @param name the path of its endpoint */
export function openBrowser({ origin, received }: TestPushService, name: string): TestBrowser {
  const curve = createECDH('prime256v1');
  const publicKey = curve.generateKeys();
  const auth = randomBytes(16);
  const path = `/send/${name}`;
  const decrypt = ({ body }: PushRequest): unknown => {
    const salt = body.subarray(0, 16);
    const sender = body.subarray(21, 21 + body[20]!);
    const encrypted = body.subarray(21 + body[20]!);
    const derive = (key: Buffer, from: Buffer, info: Buffer | string, length: number) =>
      Buffer.from(hkdfSync('sha256', key, from, info, length));
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
    const secret = derive(curve.computeSecret(sender), auth, info, 32);
    const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
    const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(encrypted.subarray(-16));
    const text = decipher.update(encrypted.subarray(0, -16)).toString() + decipher.final('utf8');
    // The content is followed by the mark of the last record.
    return JSON.parse(text.slice(0, text.lastIndexOf('\u0002')));
  };
  return {
    subscription: {
      endpoint: origin + path,
      keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    },
    read: () => received.filter((request) => request.path === path).map(decrypt),
  };
}
