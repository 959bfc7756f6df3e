import { IconSearch } from '@tabler/icons-react';
import { PAGE_SIZES } from './columns.ts';
import styles from './people-table.module.css';

interface TableToolbarProps {
  search: string;
  pageSize: number;
  onSearch: (words: string) => void;
  onPageSize: (size: number) => void;
}

export function TableToolbar({ search, pageSize, onSearch, onPageSize }: TableToolbarProps) {
  return (
    <div className={styles.toolbar} role="search">
      <div className={styles.search}>
        <IconSearch size={20} stroke={1.75} aria-hidden="true" />
        <input
          type="search"
          aria-label="Search people"
          placeholder="Search"
          value={search}
          onChange={({ currentTarget }) => onSearch(currentTarget.value)}
        />
      </div>
      <label className={styles.size}>
        Show
        <select
          value={pageSize}
          onChange={({ currentTarget }) => onPageSize(Number(currentTarget.value))}
        >
          {PAGE_SIZES.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </label>
    </div>
  );
}
