import IconCamera from '~icons/tabler/camera';
import type { ChangeEvent } from 'react';
import styles from './pictures.module.css';

interface FilePickProps {
  label: string;
  /** Lets several files be chosen at once. */
  multiple?: boolean;
  onPick: (files: File[]) => void;
}

/** A button that opens the camera or the files of a phone. */
export function FilePick({ label, multiple = false, onPick }: FilePickProps) {
  function choose({ target }: ChangeEvent<HTMLInputElement>): void {
    onPick([...target.files!]);
    // Reset, so that choosing the same file again fires a change event.
    target.value = '';
  }

  return (
    <label className={styles.pick}>
      <IconCamera size={20} stroke={1.75} aria-hidden="true" />
      {label}
      <input
        type="file"
        accept="image/*"
        multiple={multiple}
        className={styles.input}
        onChange={choose}
      />
    </label>
  );
}
