import { Link } from '@pieno/ui/link.tsx';
import styles from './other-way.module.css';

interface OtherWayProps {
  question: string;
  to: string;
  label: string;
}

/** Link under a form to the other one, e.g. from login to registration. */
export function OtherWay({ question, to, label }: OtherWayProps) {
  return (
    <p className={styles.other}>
      {question} <Link to={to}>{label}</Link>
    </p>
  );
}
