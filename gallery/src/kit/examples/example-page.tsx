import { MantineThemeProvider, type MantineThemeOverride } from '@mantine/core';
import { Mantine } from '@pieno/ui/theme/mantine.tsx';
import type { ReactNode } from 'react';
import styles from './example-page.module.css';

interface ExamplePageProps {
  /** On a wide screen, `columns` puts short cards side by side; `narrow` limits the length of lines. */
  layout?: 'columns' | 'narrow' | 'wide' | undefined;
  children: ReactNode;
}

const english = { defaultProps: { lang: 'en' } };

/**
 * Overlays render in a portal outside the page and need their own `lang`. Keyed by name: importing the components would
 * add them to every page's bundle.
 */
const overlays: MantineThemeOverride = {
  components: {
    PopoverDropdown: english,
    Tooltip: english,
    TooltipFloating: english,
    Modal: english,
    Drawer: english,
    Notifications: english,
  },
};

/** The frame of every demo page: Mantine in the product's style, in English, as a list of cards. */
export function ExamplePage({ layout = 'columns', children }: ExamplePageProps) {
  return (
    <Mantine>
      <MantineThemeProvider theme={overlays}>
        <div lang="en" className={styles.page} data-layout={layout}>
          {children}
        </div>
      </MantineThemeProvider>
    </Mantine>
  );
}
