import { Link } from '@pieno/ui/buttons/link.tsx';
import styles from './form-switch-link.module.css';

interface FormSwitchLinkProps {
  question: string;
  to: string;
  label: string;
}

/** Link from one form to the other, e.g. from login to registration. */
export function FormSwitchLink({ question, to, label }: FormSwitchLinkProps) {
  return (
    <p className={styles.other}>
      {question} <Link to={to}>{label}</Link>
    </p>
  );
}
