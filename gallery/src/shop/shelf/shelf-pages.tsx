import { useState } from 'react';
import { PagesBar } from '../../kit/pages-bar.tsx';

/** Pagination with the pages 1 2 3 … 9 (rule gallery-shop); every page shows the same sample products. */
export function ShelfPages() {
  const [page, setPage] = useState(1);
  return (
    <PagesBar
      label="Pages of the shop"
      total={9}
      page={page}
      onPage={setPage}
      withControls={false}
    />
  );
}
