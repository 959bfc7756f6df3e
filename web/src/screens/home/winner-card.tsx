import { IconChevronRight } from '@tabler/icons-react';
import type { BestByDecade, RankingEntry } from '@pieno/contract/prices.ts';
import { FuelDot } from '@pieno/ui/fuel-dot.tsx';
import { Link } from '@pieno/ui/link.tsx';
import { Price } from '@pieno/ui/price.tsx';
import { Spoken } from '@pieno/ui/spoken.tsx';
import { placeText } from '../../format/place.ts';
import { m } from '../../paraglide/messages.js';
import { PriceAge } from '../../prices/price-age.tsx';
import { DemoMark, ModeMark } from '../../prices/price-marks.tsx';
import { leadText } from './lead-text.ts';
import styles from './winner-card.module.css';

interface WinnerCardProps {
  group: BestByDecade[number];
  best: RankingEntry;
  /** Whether a demonstration price is marked as such. */
  marksDemo: boolean;
}

/** The best price of one category: its station, its age and its lead over the second. */
export function WinnerCard({ group, best, marksDemo }: WinnerCardProps) {
  const fuel = best.fuels[0]!;
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <FuelDot color={fuel.fuel_type.color} />
        <h3 className={styles.category}>{group.label}</h3>
        <Link to={`/ranking/${group.decade}`} className={styles.more}>
          {m.home_see_ranking()}
          <Spoken> {group.label}</Spoken>
          <IconChevronRight size={16} stroke={2} aria-hidden="true" className="mirrored" />
        </Link>
      </div>
      <div className={styles.body}>
        <div className={styles.station}>
          <Link to={`/business/${best.business.id}`} className={styles.name}>
            {best.business.name}
          </Link>
          <p className={styles.place}>{placeText(best.business)}</p>
        </div>
        <Price value={fuel.price} unit={fuel.fuel_type.unit} />
      </div>
      <p className={styles.meta}>
        <PriceAge date={fuel.effective_date} />
        <ModeMark fuel={fuel} />
        {marksDemo && <DemoMark fuel={fuel} />}
        <span>{leadText(group)}</span>
      </p>
    </article>
  );
}
