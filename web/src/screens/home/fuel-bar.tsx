import type { Decade } from '@pieno/contract/prices/fuels.ts';
import { IconTile } from '@pieno/ui/price/icon-tile.tsx';
import { m } from '../../paraglide/messages.js';
import styles from './fuel-bar.module.css';
import { decadeName } from '../../features/prices/category-names.ts';

const CATEGORIES: readonly Decade[] = [10, 20, 50, 30];

/** The five tiles under the welcome: four rankings, and Velox, which has no link (rule home-fuel-bar). */
export function FuelBar() {
  return (
    <nav aria-label={m.home_categories_label()}>
      <ul role="list" className={styles.tiles}>
        {CATEGORIES.map((decade) => (
          <li key={decade}>
            <IconTile icon={decade} label={decadeName(decade)} to={`/ranking/${decade}`} />
          </li>
        ))}
        <li>
          <IconTile icon="velox" label={m.home_velox()} />
        </li>
      </ul>
    </nav>
  );
}
