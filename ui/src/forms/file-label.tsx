import type { ComponentProps, ReactNode } from 'react';
import styles from './file-label.module.css';

interface FileLabelProps extends Pick<
  ComponentProps<'input'>,
  'accept' | 'multiple' | 'aria-label' | 'aria-labelledby' | 'aria-describedby'
> {
  /** Style of the label. */
  className: string | undefined;
  children: ReactNode;
  /** True while no file can be chosen. */
  isBusy?: boolean;
  onPick: (files: File[]) => void;
}

/** A press opens the device's files or a phone's camera; files can also be dropped. */
export function FileLabel(props: FileLabelProps) {
  const { className, children, isBusy = false, onPick, ...input } = props;
  return (
    <label className={`${styles.label} ${className}`} data-busy={isBusy}>
      {children}
      <input
        {...input}
        type="file"
        className={styles.input}
        aria-disabled={isBusy || undefined}
        onClick={(event) => isBusy && event.preventDefault()}
        onChange={({ target }) => {
          onPick([...target.files!]);
          // Reset: choosing the same file again must fire a change event.
          target.value = '';
        }}
      />
    </label>
  );
}
