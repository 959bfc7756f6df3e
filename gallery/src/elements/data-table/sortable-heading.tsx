import { Table } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import styles from './people-table.module.css';

interface SortableHeadingProps {
  id: string;
  name: string;
  sorted: 'asc' | 'desc' | false;
  /** Undefined where the column has no order worth having. */
  onSort: (() => void) | undefined;
}

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

/** The head of a column; pressed, it sorts by it, and pressed again, the other way round. */
export function SortableHeading({ id, name, sorted, onSort }: SortableHeadingProps) {
  if (!onSort) {
    return (
      <Table.Th scope="col" data-column={id}>
        {name}
      </Table.Th>
    );
  }
  const Arrow = sorted === 'asc' ? IconArrowUp : sorted === 'desc' ? IconArrowDown : IconArrowsSort;
  return (
    <Table.Th scope="col" data-column={id} aria-sort={sorted ? ARIA_SORT[sorted] : 'none'}>
      <button type="button" className={styles.sort} data-sorted={sorted !== false} onClick={onSort}>
        {name}
        <Arrow size={16} stroke={2} aria-hidden="true" />
      </button>
    </Table.Th>
  );
}
