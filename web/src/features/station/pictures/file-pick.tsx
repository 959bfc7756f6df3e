import { FileLabel } from '@pieno/ui/forms/file-label.tsx';
import IconCamera from '~icons/tabler/camera';
import styles from './pictures.module.css';

interface FilePickProps {
  label: string;
  /** True to choose several files at once. */
  multiple?: boolean;
  onPick: (files: File[]) => void;
}

/** Button that opens the phone's camera or files. */
export function FilePick({ label, multiple, onPick }: FilePickProps) {
  return (
    <FileLabel className={styles.pick} accept="image/*" multiple={multiple} onPick={onPick}>
      <IconCamera size={20} stroke={1.75} aria-hidden="true" />
      {label}
    </FileLabel>
  );
}
