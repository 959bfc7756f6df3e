// Tests rule push-hosts.
import { expect, test } from 'vitest';
import { PUSH_SERVICES, readEndpoint } from './push-services.ts';

test.each([
  'https://fcm.googleapis.com/fcm/send/a:b',
  'https://jmt17.google.com/fcm/send/a:b',
  'https://updates.push.services.mozilla.com/wpush/v2/a',
  'https://web.push.apple.com/a',
  'https://wns2-par02p.notify.windows.com/w/?token=a',
])('%s is an endpoint of a known service', (endpoint) => {
  expect(readEndpoint(endpoint, PUSH_SERVICES)?.href).toBe(endpoint);
});

test.each([
  ['HTTPS://FCM.GoogleAPIs.com:443/A', 'https://fcm.googleapis.com/A'],
  ['https://ｆcm.googleapis.com/a', 'https://fcm.googleapis.com/a'],
])('%s is kept as it is called', (endpoint, kept) => {
  expect(readEndpoint(endpoint, PUSH_SERVICES)?.href).toBe(kept);
});

test.each([
  'http://fcm.googleapis.com/a',
  'https://fcm.googleapis.com:8443/a',
  'https://fcm.googleapis.com:80/a',
  'https://fcm.googleapis.com./a',
  'https://web.push.apple.com./a',
  'https://push.apple.com/a',
  'https://evil-push.apple.com/a',
  'https://push.apple.com.evil.example/a',
  'https://evil.example/fcm.googleapis.com',
  'https://evil.example#.push.apple.com',
  'https://evil.example\\.push.apple.com/a',
  'https://fcm.googleapis.com@evil.example/a',
  'https://anna@fcm.googleapis.com/a',
  'https://:geheim@fcm.googleapis.com/a',
  'https://a.fcm.googleapis.com/a',
  'https://xn--fcm-gooleapis-x.com/a',
  'https://fcm.googleapıs.com/a',
  'https://127.0.0.1/a',
  'https://[::1]/a',
  'https://2130706433/a',
  'https://localhost/a',
  'https://permanently-removed.invalid/fcm/send/a',
  'file:///etc/passwd',
  'fcm.googleapis.com',
  '',
])('%s is none', (endpoint) => {
  expect(readEndpoint(endpoint, PUSH_SERVICES)).toBeUndefined();
});
