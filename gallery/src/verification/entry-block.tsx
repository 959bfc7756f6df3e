import { useId, type ReactNode } from 'react';
import { ExamplePage } from '../kit/examples/example-page.tsx';
import { FieldLook } from '../kit/fields/field-look.tsx';
import styles from './entry-block.module.css';
import type { Icon } from '@pieno/ui/icon.tsx';

interface EntryBlockProps {
  icon: Icon;
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

/** A step: icon, title and explanation on blue, the form below. */
export function EntryBlock({ icon: Outline, title, lead, children }: EntryBlockProps) {
  const titleId = useId();
  return (
    <ExamplePage layout="wide">
      <section className={styles.block} aria-labelledby={titleId}>
        <div className={styles.text}>
          <span className={styles.mark}>
            <Outline size={40} stroke={1.5} aria-hidden="true" />
          </span>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <p className={styles.lead}>{lead}</p>
        </div>
        <div className={styles.answer}>
          <FieldLook>{children}</FieldLook>
        </div>
      </section>
    </ExamplePage>
  );
}
