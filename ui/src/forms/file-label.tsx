import type { ComponentProps, ReactNode } from 'react';
import styles from './file-label.module.css';

interface FileLabelProps extends Pick<
  ComponentProps<'input'>,
  'accept' | 'multiple' | 'aria-label' | 'aria-labelledby' | 'aria-describedby'
> {
  /** The look of what is pressed. */
  className: string | undefined;
  children: ReactNode;
  /** True while nothing can be chosen. */
  isBusy?: boolean;
  onPick: (files: File[]) => void;
}

/** Opens the files of the device, or the camera of a phone, wherever it is pressed; files can be dropped on it. */
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
          // Reset, so that choosing the same file again fires a change event.
          target.value = '';
        }}
      />
    </label>
  );
}
