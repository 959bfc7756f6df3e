import { useState } from 'react';
import styles from './list-group.module.css';

const TASKS = ['Tyres at the right pressure', 'Oil between the marks', 'Water for the windows'];
const PAYMENTS = ['Card', 'Cash', 'On the company’s account'];
const PAGES = ['Today', 'This week', 'This month'];

/** One entry is marked as current. */
export function ActiveList() {
  const [current, setCurrent] = useState(PAGES[0]);
  return (
    <ul role="list" className={styles.list}>
      {PAGES.map((page) => (
        <li key={page}>
          <button
            type="button"
            className={styles.row}
            aria-current={page === current}
            onClick={() => setCurrent(page)}
          >
            {page}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Counts the remaining tasks. */
export function TaskList() {
  const [done, setDone] = useState<readonly string[]>([TASKS[0]!]);
  const left = TASKS.length - done.length;
  return (
    <>
      <ul role="list" className={styles.list}>
        {TASKS.map((task) => (
          <li key={task}>
            <label className={styles.row}>
              <input
                type="checkbox"
                checked={done.includes(task)}
                onChange={({ target }) =>
                  setDone(target.checked ? [...done, task] : done.filter((each) => each !== task))
                }
              />
              {task}
            </label>
          </li>
        ))}
      </ul>
      <p className={styles.end} role="status">
        {left === 0 ? 'All done: have a good trip.' : `${left} of ${TASKS.length} to go`}
      </p>
    </>
  );
}

export function PaymentList() {
  const [chosen, setChosen] = useState(PAYMENTS[0]);
  return (
    <ul role="list" className={styles.list}>
      {PAYMENTS.map((payment) => (
        <li key={payment}>
          <label className={styles.row}>
            <input
              type="radio"
              name="payment"
              checked={payment === chosen}
              onChange={() => setChosen(payment)}
            />
            {payment}
          </label>
        </li>
      ))}
    </ul>
  );
}
