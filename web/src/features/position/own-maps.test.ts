// Tests rule station-position.
import { expect, test } from 'vitest';
import { ownMaps } from './own-maps.ts';

const place = { latitude: 43.956, longitude: 12.4697, name: 'Tamoil (Domagnano) & C.' };

test.each([
  [
    'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
    'geo:43.956,12.4697?q=43.956,12.4697(Tamoil%20%20Domagnano%20%20%26%20C.)',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1',
    'https://maps.apple.com/?daddr=43.956,12.4697',
  ],
  ['Mozilla/5.0 (Linux; Android 14; Pixel 7; wv) AppleWebKit/537.36 Chrome/140.0', null],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', null],
])('%s opens %s', (userAgent, address) => {
  expect(ownMaps(userAgent, place)).toBe(address);
});
