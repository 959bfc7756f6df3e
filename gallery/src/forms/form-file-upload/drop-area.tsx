import IconCloudUpload from '~icons/tabler/cloud-upload';
import { useId, useState } from 'react';
import { ACCEPTED, refusalOf, sizeOf } from './accepted.ts';
import styles from './drop-area.module.css';
import { FileRow } from './file-row.tsx';

/** Files can be dropped or chosen; nothing is uploaded. */
export function DropArea() {
  const id = useId();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [isOver, setOver] = useState(false);

  const take = (chosen: FileList | null) => {
    const all = Array.from(chosen ?? []);
    setFiles([...files, ...all.filter((file) => refusalOf(file) === undefined)]);
    setRefusals(all.flatMap((file) => refusalOf(file) ?? []));
  };
  return (
    <>
      <label className={styles.area} data-over={isOver}>
        <IconCloudUpload size={40} stroke={1.5} aria-hidden="true" />
        <span className={styles.title}>Choose pictures, or drop them here</span>
        <span id={`${id}-types`} className={styles.types}>
          {ACCEPTED.join(' ')}
        </span>
        <input
          type="file"
          multiple
          accept={ACCEPTED.join()}
          className={styles.input}
          aria-label="Choose pictures"
          aria-describedby={`${id}-types`}
          // The input covers the area, so the browser handles the drop.
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
          onChange={({ currentTarget }) => {
            take(currentTarget.files);
            // Allows choosing the same file again.
            currentTarget.value = '';
          }}
        />
      </label>
      <div role="alert" className={styles.refusals}>
        {refusals.map((refusal) => (
          <p key={refusal}>{refusal}</p>
        ))}
      </div>
      <ul role="list" aria-label="Chosen pictures" className={styles.files}>
        {files.map((file, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the same file may be chosen twice
          <li key={index}>
            <FileRow
              name={file.name}
              note={sizeOf(file.size)}
              onRemove={() => setFiles(files.filter((one) => one !== file))}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
