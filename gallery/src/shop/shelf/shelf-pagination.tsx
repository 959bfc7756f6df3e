import { useState } from 'react';
import { PaginationBar } from '../../kit/pagination-bar.tsx';

/** The pages 1 2 3 … 9 (rule gallery-shop); each shows the same sample products. */
export function ShelfPagination() {
  const [page, setPage] = useState(1);
  return (
    <PaginationBar
      label="Pages of the shop"
      total={9}
      page={page}
      onPage={setPage}
      withControls={false}
    />
  );
}
