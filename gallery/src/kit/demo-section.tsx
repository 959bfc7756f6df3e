import { Card } from '@pieno/ui/card.tsx';
import type { ReactNode } from 'react';
import styles from './demo-section.module.css';

interface DemoSectionProps {
  title: string;
  /** What the demo shows, in a line. */
  lead?: string | undefined;
  children: ReactNode;
}

/** One demonstrated thing: a card with its heading (h2), a line about it, and the thing itself. */
export function DemoSection({ title, lead, children }: DemoSectionProps) {
  return (
    <Card title={title}>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      <div className={styles.body}>{children}</div>
    </Card>
  );
}
