import { FileLabel } from '@pieno/ui/forms/file-label.tsx';
import IconCamera from '~icons/tabler/camera';
import styles from './pictures.module.css';

interface FilePickProps {
  label: string;
  /** Lets several files be chosen at once. */
  multiple?: boolean;
  onPick: (files: File[]) => void;
}

/** A button that opens the camera or the files of a phone. */
export function FilePick({ label, multiple, onPick }: FilePickProps) {
  return (
    <FileLabel className={styles.pick} accept="image/*" multiple={multiple} onPick={onPick}>
      <IconCamera size={20} stroke={1.75} aria-hidden="true" />
      {label}
    </FileLabel>
  );
}
