// Tests rule push-worker.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openMessage, showPushed } from './notifications.ts';

const ORIGIN = 'https://pieno.example';
const PAGE = `${ORIGIN}/business/8?avviso=7`;
const showNotification = vi.fn<(title: string, options: object) => Promise<void>>();
const setAppBadge = vi.fn<(unread: number) => Promise<void>>();
const openWindow = vi.fn<(address: string) => Promise<void>>();
const navigate = vi.fn<(address: string) => Promise<object | null>>();
const focus = vi.fn<() => Promise<object>>();
const close = vi.fn<() => void>();
let windows: object[];

beforeEach(() => {
  windows = [{ focus }];
  for (const each of [showNotification, setAppBadge, openWindow]) each.mockResolvedValue();
  focus.mockResolvedValue({ navigate });
  navigate.mockResolvedValue({});
  vi.stubGlobal('self', {
    location: { origin: ORIGIN },
    registration: { showNotification },
    navigator: { setAppBadge },
    clients: { matchAll: () => Promise.resolve(windows), openWindow },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const pushed = (message: object) => ({ text: () => JSON.stringify(message) }) as PushMessageData;
const press = () => openMessage({ close, data: { navigate: PAGE } } as unknown as Notification);

test('a message is shown, and the icon shows the number of unread ones', async () => {
  await showPushed(pushed({ notification: { title: 'Diesel', navigate: PAGE }, app_badge: 3 }));
  expect(showNotification).toHaveBeenCalledExactlyOnceWith(
    'Diesel',
    expect.objectContaining({ data: { navigate: PAGE } }),
  );
  expect(setAppBadge).toHaveBeenCalledExactlyOnceWith(3);
});

test('a message without content, or an unreadable one, is still shown', async () => {
  const broken = {
    text: () => {
      throw new TypeError('no text');
    },
  } as unknown as PushMessageData;
  for (const each of [null, broken]) await showPushed(each);
  expect(showNotification.mock.calls.map(([title]) => title)).toEqual([
    'Un prezzo che segui è sceso',
    'Un prezzo che segui è sceso',
  ]);
  expect(setAppBadge).not.toHaveBeenCalled();
});

test('an icon without badges does no harm', async () => {
  const message = pushed({ notification: { title: 'Diesel' }, app_badge: 1 });
  setAppBadge.mockRejectedValue(new Error('not installed'));
  await showPushed(message);
  Object.assign(self, { navigator: {} });
  await showPushed(message);
  expect(showNotification).toHaveBeenCalledTimes(2);
});

test('a pressed message closes, and its page opens in the window used last', async () => {
  windows.push({ focus: () => Promise.reject(new Error('the other window')) });
  await press();
  expect(close).toHaveBeenCalled();
  expect(navigate).toHaveBeenCalledExactlyOnceWith(PAGE);
  expect(openWindow).not.toHaveBeenCalled();
});

test.each([
  ['without a window', () => void (windows = [])],
  [
    'where the window belongs to another worker',
    () => void navigate.mockRejectedValue(new Error()),
  ],
  ['where the window did not go there', () => void navigate.mockResolvedValue(null)],
  ['where the window cannot be shown', () => void focus.mockRejectedValue(new Error())],
])('%s a new one opens', async (_, arrange) => {
  arrange();
  await press();
  expect(openWindow).toHaveBeenCalledExactlyOnceWith(PAGE);
});
