import { m } from '../../paraglide/messages.js';
import { useUser } from '../../core/session/use-visitor.ts';
import styles from './registered-only.module.css';

/** Note above the switches for visitors without an account (rule permission-refusal). */
export function RegisteredOnly() {
  if (useUser()) return null;
  return <p className={styles.refusal}>{m.error_settings_registered_only()}</p>;
}
