// Tests rule gallery-articles.
import { show } from '@pieno/ui/testing/show.tsx';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { testPage } from '../../testing/test-page.tsx';
import { MEMBERS } from './members.ts';
import { TeamPage } from './team-page.tsx';

describe('/team', () => {
  testPage(<TeamPage />);

  test('shows roles and contacts', async () => {
    await show(<TeamPage />);
    const link = (name: string) => page.getByRole('link', { name, exact: true });
    for (const { id, name, role } of MEMBERS) {
      const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name }) });
      await expect.element(card.getByText(role, { exact: true })).toBeVisible();
      await expect
        .element(link(`Call ${name}`))
        .toHaveAttribute('href', expect.stringMatching(/^tel:\+378\d+$/));
      await expect
        .element(link(`Write to ${name}`))
        .toHaveAttribute('href', `mailto:${id}@pieno.example`);
      await expect.element(link(`Chat with ${name}`)).toHaveAttribute('href', `/chat?with=${id}`);
    }
  });
});
