import IconChevronRight from '~icons/tabler/chevron-right';
import type { BestByDecade } from '@pieno/contract/prices/prices.ts';
import { Link } from '@pieno/ui/buttons/link.tsx';
import { m } from '../../paraglide/messages.js';
import styles from './methane-hint.module.css';

const METHANE = 40;

/**
 * Link to the methane ranking of the border belt, shown while no station in San Marino sells methane; plain text if no
 * price in the belt is known.
 */
export function MethaneHint({ groups }: { groups: BestByDecade }) {
  const methane = groups.find(({ decade }) => decade === METHANE);
  if (methane?.best !== null) return null;
  if (methane.border_stations === 0)
    return (
      <p className={styles.row}>
        <span>{m.home_methane_unknown()}</span>
      </p>
    );
  return (
    <Link to={`/ranking/${METHANE}?area=confine`} className={styles.row}>
      <span>{m.home_methane_hint()}</span>
      <IconChevronRight size={18} stroke={2} aria-hidden="true" className="mirrored" />
    </Link>
  );
}
