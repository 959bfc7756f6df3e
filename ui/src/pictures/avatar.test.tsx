// Tests rule profile-avatar.
import { describe, expect, test } from 'vitest';
import { Avatar } from './avatar.tsx';
import { show, testAccessible } from '../testing/show.tsx';

const DOT =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';

describe('an avatar', () => {
  testAccessible(<Avatar src={DOT} />);

  test('shows the given picture in the given size', async () => {
    const { container } = await show(<Avatar src={DOT} size={96} />);
    const image = container.querySelector('img')!;
    expect(image.getAttribute('src')).toBe(DOT);
    expect(image.getBoundingClientRect()).toMatchObject({ width: 96, height: 96 });
  });

  test.each([
    ['there is none', null],
    ['it cannot be loaded', 'data:image/png;base64,AAAA'],
  ])('falls back to an icon when %s', async (_, src) => {
    const { container } = await show(<Avatar src={src} />);
    await expect.poll(() => container.querySelector('svg.icon-user')).not.toBeNull();
    expect(container.querySelector('img')).toBeNull();
  });

  test('has an icon of its own for a guest', async () => {
    const { container } = await show(<Avatar src={null} isGuest />);
    expect(container.querySelector('svg.icon-user-question')).not.toBeNull();
  });
});
