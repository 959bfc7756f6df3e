import { MantineThemeProvider, type MantineThemeOverride } from '@mantine/core';
import { Mantine } from '@pieno/ui/theme/mantine.tsx';
import type { ReactNode } from 'react';
import styles from './demo-page.module.css';

interface DemoPageProps {
  /** On a wide screen: `columns` sets short cards side by side, `narrow` keeps lines readable. */
  layout?: 'columns' | 'narrow' | 'wide' | undefined;
  children: ReactNode;
}

const english = { defaultProps: { lang: 'en' } };

/** What opens over the page is drawn outside of it. By name, not by component: a page fetches only its own. */
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

/** What every demo page stands in: Mantine in the house's look, English, one card under the other. */
export function DemoPage({ layout = 'columns', children }: DemoPageProps) {
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
