import { Mantine } from '@pieno/ui/theme/mantine.tsx';
import type { ReactNode } from 'react';
import styles from './demo-page.module.css';

interface DemoPageProps {
  /** On a wide screen: `columns` sets short cards side by side, `narrow` keeps lines readable. */
  layout?: 'columns' | 'narrow' | 'wide' | undefined;
  children: ReactNode;
}

/** What every demo page stands in: Mantine in the house's look, English, one card under the other. */
export function DemoPage({ layout = 'columns', children }: DemoPageProps) {
  return (
    <Mantine>
      <div lang="en" className={styles.page} data-layout={layout}>
        {children}
      </div>
    </Mantine>
  );
}
