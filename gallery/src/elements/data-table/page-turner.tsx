import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Pagination.layer.css';
import { Pagination } from '@mantine/core';
import styles from './people-table.module.css';

interface PageTurnerProps {
  /** From 0. */
  page: number;
  pageSize: number;
  /** How many answer to the search, and how many there are. */
  found: number;
  all: number;
  onPage: (page: number) => void;
}

const controlNames: Record<string, string> = { next: 'Next page', previous: 'Previous page' };

/** Where one is in the table, and the way to its other pages. */
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
        <nav aria-label="Pages of the table">
          <Pagination
            total={Math.ceil(found / pageSize)}
            value={page + 1}
            onChange={(number) => onPage(number - 1)}
            siblings={0}
            size={44}
            gap={0}
            getItemProps={(number) => ({ 'aria-label': `Page ${number}` })}
            getControlProps={(control) => ({ 'aria-label': controlNames[control] ?? control })}
            classNames={{ control: styles.page, dots: styles.dots }}
          />
        </nav>
      )}
    </div>
  );
}
