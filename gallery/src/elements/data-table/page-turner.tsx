import { PaginationBar } from '../../kit/pagination-bar.tsx';
import styles from './people-table.module.css';

interface PageTurnerProps {
  /** 0-based. */
  page: number;
  pageSize: number;
  /** Number of rows that match the search, and of all rows. */
  found: number;
  all: number;
  onPage: (page: number) => void;
}

/** The range of visible rows, and the pagination. */
export function PageTurner({ page, pageSize, found, all, onPage }: PageTurnerProps) {
  const first = page * pageSize + 1;
  const last = Math.min(found, first + pageSize - 1);
  const range = found === 0 ? 'Nobody' : `${first}–${last} of ${found}`;
  return (
    <div className={styles.turner}>
      <p role="status">
        {range}
        {found < all && `, from ${all}`}
      </p>
      {found > pageSize && (
        <PaginationBar
          label="Pages of the table"
          look="quiet"
          gap={0}
          total={Math.ceil(found / pageSize)}
          page={page + 1}
          onPage={(number) => onPage(number - 1)}
        />
      )}
    </div>
  );
}
