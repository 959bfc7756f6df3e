import type { ReactNode } from 'react';
import { BottomBar, type BarEntry } from './bottom-bar.tsx';
import styles from './page-frame.module.css';
import { PageHeader, type PageHeaderProps } from './page-header.tsx';

interface PageFrameProps extends Omit<PageHeaderProps, 'titleAs'> {
  labels: FrameLabels;
  entries: readonly BarEntry[];
  children: ReactNode;
}

type FrameLabels = PageHeaderProps['labels'] & {
  /** Accessible name of the bottom bar. */
  navigation: string;
  /** Text of the link that skips to the content. */
  skip: string;
};

/** Header, page and bottom bar (rules shell-frame, shell-bar). */
export function PageFrame({ labels, entries, children, ...header }: PageFrameProps) {
  return (
    <div className={styles.frame}>
      <a href="#content" className={styles.skip}>
        {labels.skip}
      </a>
      <PageHeader {...header} labels={labels} />
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <BottomBar label={labels.navigation} entries={entries} />
    </div>
  );
}
