import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Pagination.layer.css';
import { Pagination, type PaginationProps } from '@mantine/core';
import styles from './pagination-bar.module.css';

interface PaginationBarProps extends Pick<
  PaginationProps,
  'total' | 'gap' | 'withControls' | 'withEdges' | 'withPages'
> {
  /** Accessible name, unique on the page. */
  label: string;
  page: number;
  onPage: (page: number) => void;
  look?: 'plain' | 'round' | 'quiet';
}

const NAMES = {
  first: 'First page',
  previous: 'Previous page',
  next: 'Next page',
  last: 'Last page',
} as const;

/** Mantine's pagination in the product's style; at most seven items, so that it fits a phone. */
export function PaginationBar({
  label,
  page,
  onPage,
  look = 'plain',
  ...rest
}: PaginationBarProps) {
  return (
    <nav className={styles.bar} aria-label={label} data-look={look}>
      <Pagination
        gap={4}
        {...rest}
        value={page}
        onChange={onPage}
        siblings={0}
        getControlProps={(control) => ({ 'aria-label': NAMES[control] })}
        getItemProps={(item) => ({ 'aria-label': `Page ${item}` })}
        classNames={{ control: styles.control, dots: styles.dots }}
      />
    </nav>
  );
}
