import { m } from '../../paraglide/messages.js';
import { useUser } from '../../core/session/use-visitor.ts';
import styles from './registered-only.module.css';

/** What whoever has no account reads above the switches (rule permission-refusal). */
export function RegisteredOnly() {
  if (useUser()) return null;
  return <p className={styles.refusal}>{m.error_settings_registered_only()}</p>;
}
