import { Spinner } from '@pieno/ui/states/spinner.tsx';
import { m } from '../paraglide/messages.js';
import styles from './blank-page.module.css';

/** Shown until the visitor is known (rule page-gate). */
export function AppLoading() {
  return (
    <main className={styles.page}>
      <Spinner label={m.app_loading()} />
    </main>
  );
}
