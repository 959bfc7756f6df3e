import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Pagination.layer.css';
import { Pagination } from '@mantine/core';
import { useState } from 'react';
import styles from './shelf-pages.module.css';

/** 1 2 3 … 9 (spec §2): the sample has one page of products, whichever is chosen. */
export function ShelfPages() {
  const [page, setPage] = useState(1);
  return (
    <nav className={styles.pages} aria-label="Pages of the shop">
      <Pagination
        total={9}
        siblings={0}
        size="xl"
        value={page}
        onChange={setPage}
        withControls={false}
        getItemProps={(number) => ({ 'aria-label': `Page ${number}` })}
      />
    </nav>
  );
}
