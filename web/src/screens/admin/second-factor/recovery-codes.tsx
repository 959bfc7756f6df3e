import { BrandMark } from '@pieno/ui/frame/brand-mark.tsx';
import { Button } from '@pieno/ui/buttons/button.tsx';
import IconDownload from '~icons/tabler/download';
import IconPrinter from '~icons/tabler/printer';
import { saveFile } from '../../../core/browser/save-file.ts';
import { useFocusWhen } from '../../../core/browser/use-focus-when.ts';
import { m } from '../../../paraglide/messages.js';
import { CopyButton } from '../../../core/components/copy-button.tsx';
import { useUser } from '../../../core/session/use-visitor.ts';
import styles from './recovery-codes.module.css';

/** The recovery codes, shown only once: to copy, to save or to print, with their account. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const account = `${location.host} · ${useUser()?.email}`;
  const text = [`${m.product()} · ${m.factor_codes_name()}`, account, ...codes].join('\n');
  // The form whose button was pressed is gone.
  const ref = useFocusWhen<HTMLDivElement>(true);
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="group"
      aria-label={m.factor_codes_name()}
      className={styles.codes}
    >
      <p className={styles.brand}>
        <BrandMark size={24} /> {m.product()} · {m.factor_codes_name()}
      </p>
      <p className={styles.once}>{m.factor_codes()}</p>
      <p translate="no">{account}</p>
      <ul role="list" className={styles.list} translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <CopyButton text={text} label={m.factor_copy_codes()} />
        <Button
          variant="default"
          onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), m.factor_file())}
        >
          <IconDownload size={20} stroke={1.75} aria-hidden="true" />
          {m.factor_save_codes()}
        </Button>
        <Button variant="default" onClick={() => window.print()}>
          <IconPrinter size={20} stroke={1.75} aria-hidden="true" />
          {m.admin_print()}
        </Button>
      </div>
    </div>
  );
}
