import { Link } from '@pieno/ui/buttons/link.tsx';
import styles from '../lists.module.css';
import type { Task } from './task.ts';

interface TaskRowsProps {
  tasks: readonly Task[];
  /** True for a fault: shown in red. */
  isBroken?: boolean;
}

export const TaskRows = ({ tasks, isBroken }: TaskRowsProps) =>
  tasks.map(({ key, text, to, step }) => (
    <li key={key} className={styles.row}>
      <span className={isBroken ? styles.wrong : styles.about}>{text}</span>
      {to === undefined ? (
        <span className={styles.hint}>{step}</span>
      ) : (
        <Link to={to} className={styles.step}>
          {step}
        </Link>
      )}
    </li>
  ));
