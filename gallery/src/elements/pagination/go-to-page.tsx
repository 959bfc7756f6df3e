import { Button } from '@pieno/ui/buttons/button.tsx';
import { useState, type SyntheticEvent } from 'react';
import styles from './pagination-page.module.css';
import { PaginationBar } from '../../kit/pagination-bar.tsx';

const TOTAL = 9;
/** Initial value of the input (rule gallery-tables). */
const FIRST = 3;

/** A number out of range selects the nearest page. */
export function GoToPage() {
  const [page, setPage] = useState(FIRST);
  const [typed, setTyped] = useState(String(FIRST));

  const go = (wanted: number) => {
    const found = Math.min(Math.max(Math.trunc(wanted), 1), TOTAL);
    setPage(found);
    setTyped(String(found));
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    // If the input is not a number, the page stays.
    const wanted = Number.parseInt(typed, 10);
    go(Number.isNaN(wanted) ? page : wanted);
  };

  return (
    <>
      <PaginationBar label="Pages to go to" total={TOTAL} page={page} onPage={go} />
      <form className={styles.go} onSubmit={submit} noValidate>
        <label>
          Go to page
          <input
            type="number"
            inputMode="numeric"
            min={1}
            max={TOTAL}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </label>
        <Button type="submit">Go</Button>
      </form>
      <p className={styles.now} role="status">
        Page {page} of {TOTAL}
      </p>
    </>
  );
}
