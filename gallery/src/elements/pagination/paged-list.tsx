import { Button } from '@pieno/ui/buttons/button.tsx';
import { Medal } from '@pieno/ui/price/medal.tsx';
import { useState } from 'react';
import styles from './pagination-page.module.css';
import { PaginationBar } from '../../kit/pagination-bar.tsx';

const PLACES = [
  'Tre Torri',
  'Borgo Carburanti',
  'Al Confine',
  'Monte Fuel',
  'La Rupe',
  'Stazione Vecchia',
  'Pian del Sole',
  'Le Querce',
  'Ponte Basso',
  'Vista Mare',
  'Cinque Strade',
];
const PER_PAGE = 4;

function Places({ from, count }: { from: number; count: number }) {
  return (
    <ol role="list" className={styles.places}>
      {PLACES.slice(from, from + count).map((place, index) => (
        <li key={place}>
          <Medal rank={from + index + 1} label={`Place ${from + index + 1}`} />
          {place}
        </li>
      ))}
    </ol>
  );
}

export function PagedList() {
  const [page, setPage] = useState(1);
  const from = (page - 1) * PER_PAGE;
  return (
    <>
      <Places from={from} count={PER_PAGE} />
      <p className={styles.now} role="status">
        Showing {from + 1}–{Math.min(from + PER_PAGE, PLACES.length)} of {PLACES.length}
      </p>
      <PaginationBar
        label="Pages of the list"
        total={Math.ceil(PLACES.length / PER_PAGE)}
        page={page}
        onPage={setPage}
      />
    </>
  );
}

/** A button shows more entries. */
export function GrowingList() {
  const [count, setCount] = useState(PER_PAGE);
  const left = PLACES.length - count;
  return (
    <>
      <Places from={0} count={count} />
      {left > 0 ? (
        <Button variant="default" wide onClick={() => setCount(count + PER_PAGE)}>
          Show {Math.min(left, PER_PAGE)} more
        </Button>
      ) : (
        <p className={styles.now} role="status">
          These are all {PLACES.length}.
        </p>
      )}
    </>
  );
}
