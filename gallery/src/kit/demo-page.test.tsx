import { show, testAccessible } from '@pieno/ui/testing/show.tsx';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { DemoPage } from './demo-page.tsx';
import { DemoSection } from './demo-section.tsx';

const demo = (
  <DemoPage>
    <DemoSection title="Soft alerts" lead="A tint and an icon.">
      <p>Your card has been saved.</p>
    </DemoSection>
  </DemoPage>
);

describe('the frame of a demo page', () => {
  testAccessible(demo);

  test('says that it speaks English', async () => {
    await show(demo);
    const section = page.getByRole('region', { name: 'Soft alerts' }).element();
    expect(section.closest('[lang]')?.getAttribute('lang')).toBe('en');
  });
});
