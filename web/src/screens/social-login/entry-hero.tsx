import { BrandMark } from '@pieno/ui/frame/brand-mark.tsx';
import { m } from '../../paraglide/messages.js';
import { HeroBackground } from '../../entry/hero-background.tsx';
import { PriceBoard } from './price-board.tsx';
import styles from './entry-hero.module.css';

/** Header of the entry screen: the totem with prices, over a drawing of San Marino's border. */
export function EntryHero({ returnTo }: { returnTo: string | null }) {
  return (
    <HeroBackground>
      <div className={styles.words}>
        <p className={styles.brand}>
          <BrandMark size={36} /> {m.product()}
        </p>
        <h1 className={styles.title}>{m.entry_title()}</h1>
        <p className={styles.tagline}>{m.entry_tagline()}</p>
      </div>
      <PriceBoard returnTo={returnTo} />
    </HeroBackground>
  );
}
