// Tests rule gallery-samples.
import { show } from '@pieno/ui/testing/show.tsx';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { testPage } from '../../testing/test-page.tsx';
import { EmbedVideoPage } from './embed-video-page.tsx';
import { EVENING_DRIVE } from './film.ts';

const section = (name: string) => page.getByRole('region', { name });
const play = (name: string) =>
  section(name).getByRole('button', { name: 'Play: An evening drive' });
const films = () => [...document.querySelectorAll('video')];
const asked = () =>
  performance.getEntriesByType('resource').filter(({ name }) => name.includes('.mp4'));

describe('/embed-video', () => {
  testPage(<EmbedVideoPage />);

  test('requests no video before one is opened', async () => {
    performance.clearResourceTimings();
    await show(<EmbedVideoPage />);
    await expect.element(play('16:9')).toBeVisible();
    expect(films()).toEqual([]);
    expect(asked()).toEqual([]);
    await play('16:9').click();
    await expect.poll(() => films()[0]?.readyState).toBeGreaterThan(0);
    await expect.poll(() => asked().length).toBeGreaterThan(0);
    expect(new URL(films()[0]!.src).origin).toBe(location.origin);
  });

  test('a pressed poster plays with controls and passes the focus to the video', async () => {
    await show(<EmbedVideoPage />);
    await play('1:1').click();
    const [film] = films();
    expect(film).toHaveFocus();
    expect(film!.controls).toBe(true);
    expect(film!.getAttribute('aria-label')).toBe(EVENING_DRIVE.title);
    await expect.poll(() => film!.duration).toBe(9);
  });

  test('starting a video ends the other one', async () => {
    await show(<EmbedVideoPage />);
    await play('21:9').click();
    await expect.element(play('21:9')).not.toBeInTheDocument();
    await play('4:3').click();
    await expect.element(play('21:9')).toBeVisible();
    expect(films()).toHaveLength(1);
  });

  test.each([
    ['21:9', 21 / 9],
    ['16:9', 16 / 9],
    ['4:3', 4 / 3],
    ['1:1', 1],
  ])('has the aspect ratio of %s', async (name, ratio) => {
    await show(<EmbedVideoPage />);
    const { width, height } = play(name).element().getBoundingClientRect();
    expect(width / height).toBeCloseTo(ratio, 1);
  });

  test('shows a message when a video cannot be loaded', async () => {
    await show(<EmbedVideoPage />);
    await play('16:9').click();
    films()[0]!.dispatchEvent(new Event('error'));
    await expect
      .element(section('16:9').getByRole('alert'))
      .toHaveTextContent('This film failed to load');
  });
});
