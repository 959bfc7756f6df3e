import { IconChevronRight } from '@tabler/icons-react';
import { decadeLabel } from '@pieno/contract/fuels.ts';
import type { BestByDecade } from '@pieno/contract/prices.ts';
import { Link } from '@pieno/ui/link.tsx';
import { m } from '../../paraglide/messages.js';
import styles from './unsold-categories.module.css';

/** Categories nobody sells in San Marino: methane drivers find their pumps across the border. */
export function UnsoldCategories({ groups }: { groups: BestByDecade }) {
  const methane = groups.find((group) => group.decade === 40);
  if (!methane) return null;
  return (
    <Link to="/ranking/40?area=confine" className={styles.row}>
      <span>
        <strong>{decadeLabel(40)}</strong> {m.home_methane_hint()}
      </span>
      <IconChevronRight size={18} stroke={2} aria-hidden="true" className="mirrored" />
    </Link>
  );
}
