import { Segmented } from '@pieno/ui/forms/segmented.tsx';
import styles from './category-filter.module.css';
import { CATEGORIES, type Category } from './posts.ts';

export type Filter = Category | 'All';

const OPTIONS = (['All', ...CATEGORIES] as const).map((value) => ({ value, label: value }));

interface CategoryFilterProps {
  value: Filter;
  onChange: (filter: Filter) => void;
}

export function CategoryFilter({ value, onChange }: CategoryFilterProps) {
  return (
    <div className={styles.filter}>
      <Segmented label="Category" options={OPTIONS} value={value} onChange={onChange} />
    </div>
  );
}
