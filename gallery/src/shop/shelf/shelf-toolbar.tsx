import { Link } from '@pieno/ui/buttons/link.tsx';
import { Select } from '@pieno/ui/forms/select.tsx';
import IconLayoutGrid from '~icons/tabler/layout-grid';
import IconLayoutList from '~icons/tabler/layout-list';
import { CartLink } from '../cart-link.tsx';
import { SORTS, type Sort } from '../sort-products.ts';
import styles from './shelf-toolbar.module.css';

interface ShelfToolbarProps {
  view: 'grid' | 'list';
  sort: Sort;
  onSort: (sort: Sort) => void;
}

const VIEWS = [
  { view: 'grid', to: '/shop-grid', label: 'As a grid', icon: IconLayoutGrid },
  { view: 'list', to: '/shop-list', label: 'As a list', icon: IconLayoutList },
] as const;

/** Number of products, grid or list, sort order, and link to the cart. */
export function ShelfToolbar({ view: shown, sort, onSort }: ShelfToolbarProps) {
  return (
    <div className={styles.toolbar}>
      {/* Text of the template, whose catalogue is larger. */}
      <p className={styles.count}>Showing 6 of 31</p>
      <nav className={styles.views} aria-label="Shape">
        {VIEWS.map(({ view, to, label, icon: Outline }) => (
          <Link
            key={view}
            to={to}
            className={styles.view}
            aria-label={label}
            aria-current={view === shown ? 'page' : undefined}
          >
            <Outline size={22} stroke={1.75} aria-hidden="true" />
          </Link>
        ))}
      </nav>
      <label className={styles.sort}>
        <span className={styles.sortLabel}>Sort by</span>
        <Select value={sort} onChange={({ currentTarget }) => onSort(currentTarget.value as Sort)}>
          {SORTS.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </Select>
      </label>
      <CartLink />
    </div>
  );
}
