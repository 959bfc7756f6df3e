import { Select } from '@pieno/ui/forms/select.tsx';
import { SearchField } from '../../kit/fields/search-field.tsx';
import { PAGE_SIZES } from './columns.ts';
import styles from './people-table.module.css';

interface TableToolbarProps {
  search: string;
  pageSize: number;
  onSearch: (query: string) => void;
  onPageSize: (size: number) => void;
}

export function TableToolbar({ search, pageSize, onSearch, onPageSize }: TableToolbarProps) {
  return (
    <div className={styles.toolbar} role="search">
      <div className={styles.search}>
        <SearchField label="Search people" value={search} onChange={onSearch} />
      </div>
      <label className={styles.size}>
        Show
        <Select
          value={pageSize}
          onChange={({ currentTarget }) => onPageSize(Number(currentTarget.value))}
        >
          {PAGE_SIZES.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </Select>
      </label>
    </div>
  );
}
