import { Table } from '@mantine/core';
import IconArrowDown from '~icons/tabler/arrow-down';
import IconArrowsSort from '~icons/tabler/arrows-sort';
import IconArrowUp from '~icons/tabler/arrow-up';
import styles from './people-table.module.css';

interface SortableHeadingProps {
  id: string;
  name: string;
  sorted: 'asc' | 'desc' | false;
  /** Undefined: the column is not sortable. */
  onSort: (() => void) | undefined;
}

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

/** A press sorts by the column; another press reverses the order. */
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
