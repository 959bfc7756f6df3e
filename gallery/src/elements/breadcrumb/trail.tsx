import { Link } from '@pieno/ui/buttons/link.tsx';
import IconChevronRight from '~icons/tabler/chevron-right';
import { useState, type ReactNode } from 'react';
import styles from './trail.module.css';
import type { Icon } from '@pieno/ui/icon.tsx';

export interface Step {
  name: string;
  /** A product path; absent for the last step, which is the current page. */
  to?: string;
  icon?: Icon;
}

interface TrailProps {
  /** Accessible name, unique on the page. */
  label: string;
  steps: readonly Step[];
  separator?: ReactNode;
  look?: 'plain' | 'bar' | 'pills' | 'totem';
  /** Collapses the steps between the first and the last two behind a button. */
  folded?: boolean;
}

const CHEVRON = (
  <IconChevronRight className="mirrored" size={16} stroke={1.75} aria-hidden="true" />
);

/** A breadcrumb from the start page to the current page. */
export function Trail({ label, steps, separator = CHEVRON, look = 'plain', folded }: TrailProps) {
  const [isFolded, setFolded] = useState(folded ?? false);
  const shown = isFolded ? [steps[0]!, ...steps.slice(-2)] : steps;
  return (
    <nav aria-label={label}>
      <ol role="list" className={styles.list} data-look={look}>
        {shown.map((step, index) => (
          <li key={step.name} className={styles.step}>
            {index > 0 && (
              <span className={styles.separator} aria-hidden="true">
                {separator}
              </span>
            )}
            {isFolded && index === 1 && (
              <>
                <button
                  type="button"
                  className={styles.more}
                  aria-label="Show the whole way"
                  onClick={() => setFolded(false)}
                >
                  …
                </button>
                <span className={styles.separator} aria-hidden="true">
                  {separator}
                </span>
              </>
            )}
            <StepName {...step} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function StepName({ name, to, icon: Outline }: Step) {
  const content = (
    <>
      {Outline && <Outline size={18} stroke={1.75} aria-hidden="true" />}
      {name}
    </>
  );
  if (to === undefined) {
    return (
      <span className={styles.here} aria-current="page">
        {content}
      </span>
    );
  }
  return (
    <Link to={to} className={styles.link}>
      {content}
    </Link>
  );
}
