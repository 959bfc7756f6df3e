import { BrandMark } from '@pieno/ui/frame/brand-mark.tsx';
import { m } from '../../paraglide/messages.js';
import { HeroBackground } from '../../features/account/entry/hero-background.tsx';
import { PriceBoard } from './price-board.tsx';
import { useQuery } from '@tanstack/react-query';
import { bestByDecadeQuery } from '../../core/api/prices/prices.ts';
import { PriceAge } from '../../features/prices/price-age.tsx';
import styles from './entry-hero.module.css';

/** Header of the entry screen: the totem with prices, over a drawing of San Marino's border. */
export function EntryHero({ returnTo }: { returnTo: string | null }) {
  return (
    <HeroBackground>
      <div className={styles.text}>
        <p className={styles.brand}>
          <BrandMark size={36} /> {m.product()}
        </p>
        <h1 className={styles.title}>{m.entry_title()}</h1>
        <p className={styles.tagline}>{m.entry_tagline()}</p>
        <NewestPrice />
      </div>
      <PriceBoard returnTo={returnTo} />
    </HeroBackground>
  );
}

/** Formats 'Prezzo più nuovo: 2 ore fa'; nothing without a real price. */
function NewestPrice() {
  const { data } = useQuery(bestByDecadeQuery);
  const date = data?.data
    .flatMap(({ newest }) => newest ?? [])
    .toSorted()
    .at(-1);
  if (date === undefined) return null;
  return (
    <p className={styles.newest}>
      {m.entry_newest()} <PriceAge date={date} />
    </p>
  );
}
