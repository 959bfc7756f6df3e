import { Drawer, Menu, Modal, Select, Tooltip } from '@mantine/core';
import { show, testAccessible } from '@pieno/ui/testing/show.tsx';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { languageOf } from '../../testing/test-page.tsx';
import { ExamplePage } from './example-page.tsx';
import { Example } from './example.tsx';

const ignore = () => undefined;
/** Open Mantine components that render in a portal at the end of the document. */
const OVERLAYS = {
  'a dialog': <Modal opened title="Words" onClose={ignore} />,
  'a drawer': <Drawer opened title="Words" onClose={ignore} />,
  'a list of options': <Select aria-label="Fuel" data={['Words']} dropdownOpened />,
  'a menu': (
    <Menu opened>
      <Menu.Target>
        <button type="button">More</button>
      </Menu.Target>
      <Menu.Dropdown>Words</Menu.Dropdown>
    </Menu>
  ),
  'a tip': (
    <Tooltip opened label="Words">
      <button type="button">Point at me</button>
    </Tooltip>
  ),
};

const demo = (
  <ExamplePage>
    <Example title="Soft alerts" lead="A tint and an icon.">
      <p>Your card has been saved.</p>
    </Example>
  </ExamplePage>
);

describe('the layout of a gallery page', () => {
  testAccessible(demo);

  test('is marked as English', async () => {
    await show(demo);
    const section = page.getByRole('region', { name: 'Soft alerts' }).element();
    expect(languageOf(section)).toBe('en');
  });

  test.each(Object.entries(OVERLAYS))(
    '%s, rendered in a portal, is marked as English too',
    async (_, overlay) => {
      await show(<ExamplePage>{overlay}</ExamplePage>);
      const text = page.getByText('Words');
      await expect.element(text).toBeInTheDocument();
      expect(languageOf(text.element())).toBe('en');
    },
  );
});
