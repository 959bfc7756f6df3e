// Tests rules gallery-articles, gallery-true.
import { show } from '@pieno/ui/testing/show.tsx';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { testPage } from '../../testing/test-page.tsx';
import { OurServicePage } from './our-service-page.tsx';
import { SERVICES, STEPS } from './services.ts';

describe('/our-service', () => {
  testPage(<OurServicePage />);

  test('explains how owners publish and what waits for the network', () => {
    const text = (id: string) => SERVICES.find((each) => each.id === id)!.text;
    expect(text('owner')).toContain('from your phone');
    expect(text('offline')).toContain('goes by itself');
  });

  test('shows every service, and the steps in order', async () => {
    await show(<OurServicePage />);
    const headings = page.getByRole('heading', { level: 3 }).elements();
    expect(headings.map(({ textContent }) => textContent)).toEqual(
      [...SERVICES, ...STEPS].map(({ name }) => name),
    );
    await expect
      .element(page.getByRole('link', { name: 'Ask for an offer' }))
      .toHaveAttribute('href', '/contact');
  });
});
