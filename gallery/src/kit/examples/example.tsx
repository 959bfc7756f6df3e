import { Card } from '@pieno/ui/card.tsx';
import type { ReactNode } from 'react';
import styles from './example.module.css';

interface ExampleProps {
  title: string;
  /** One line about the demo. */
  lead?: string | undefined;
  children: ReactNode;
}

/** A card with a heading (h2), an optional introduction and the demo. */
export function Example({ title, lead, children }: ExampleProps) {
  return (
    <Card title={title}>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      <div className={styles.body}>{children}</div>
    </Card>
  );
}
