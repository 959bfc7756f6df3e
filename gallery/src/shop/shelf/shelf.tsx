import { useState } from 'react';
import { ExamplePage } from '../../kit/examples/example-page.tsx';
import { CATALOGUE } from '../catalogue.ts';
import { SORTS, sortProducts, type Sort } from '../sort-products.ts';
import { ProductCard } from './product-card.tsx';
import styles from './shelf.module.css';
import { ShelfPagination } from './shelf-pagination.tsx';
import { ShelfToolbar } from './shelf-toolbar.tsx';

/** All products in the chosen order, as tiles or rows. */
export function Shelf({ view }: { view: 'grid' | 'list' }) {
  const [sort, setSort] = useState<Sort>(SORTS[0]);
  return (
    <ExamplePage layout="wide">
      <ShelfToolbar view={view} sort={sort} onSort={setSort} />
      <ul role="list" className={styles.shelf} data-view={view}>
        {sortProducts(CATALOGUE, sort).map((product) => (
          <li key={product.id} className={styles.place}>
            <ProductCard product={product} view={view} />
          </li>
        ))}
      </ul>
      <ShelfPagination />
    </ExamplePage>
  );
}
