import { GALLERY_MAX } from '@pieno/contract/station-limits.ts';
import { QuestionDialog } from '@pieno/ui/layers/question-dialog.tsx';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { removePicture, sendPicture } from '../../../core/api/pictures/station-pictures.ts';
import { useFocusNext } from '../../../core/browser/use-focus-next.ts';
import { Failure } from '../../../core/components/outcome.tsx';
import { m } from '../../../paraglide/messages.js';
import { FilePick } from './file-pick.tsx';
import type { PicturesPartProps } from './part-props.ts';
import { PhotoRow } from './photo-row.tsx';
import styles from './pictures.module.css';
import { UploadList } from './upload-list.tsx';
import { useOrder } from './use-order.ts';
import { useUploads } from './use-uploads.ts';

/** The photos: add, order, describe, remove (rule pictures-card). */
export function PhotosPart({ stationId, pictures: now, onChange, onDoubt }: PicturesPartProps) {
  const { uploads, add, retry, discard } = useUploads(
    (file) => sendPicture(stationId, file),
    onChange,
  );
  const removal = useMutation({
    mutationFn: (id: number) => removePicture(stationId, id),
    onSuccess: onChange,
    onError: onDoubt,
  });
  const { pictures, move, moved, error } = useOrder({ stationId, now, onChange, onDoubt });
  const [asked, setAsked] = useState<number | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusNext = useFocusNext(list, heading, asked === null && !removal.isPending);
  const failure = removal.error ?? error;
  const { pictures: max } = GALLERY_MAX;
  return (
    <section className={styles.part} aria-label={m.pictures_photos()}>
      <h3 ref={heading} tabIndex={-1} className={styles.heading}>
        {m.pictures_photos()}
      </h3>
      <Failure of={failure} />
      {pictures.length === 0 && uploads.length === 0 && (
        <p className={styles.hint}>{m.pictures_none()}</p>
      )}
      <ul role="list" ref={list}>
        {pictures.map((picture, index) => (
          <PhotoRow
            key={picture.id}
            picture={picture}
            index={index}
            total={pictures.length}
            stationId={stationId}
            onChange={onChange}
            onMove={(step) => move(index, step)}
            onRemove={() => setAsked(index)}
          />
        ))}
      </ul>
      <p role="status" className={styles.note}>
        {moved}
      </p>
      <UploadList uploads={uploads} onRetry={retry} onDiscard={discard} />
      {pictures.length < max ? (
        <FilePick label={m.pictures_add()} multiple onPick={add} />
      ) : (
        <p className={styles.hint}>{m.pictures_full({ max })}</p>
      )}
      {asked !== null && (
        <QuestionDialog
          message={m.pictures_remove_question()}
          yesLabel={m.pictures_remove()}
          noLabel={m.cancel()}
          onYes={() => {
            focusNext(asked);
            removal.mutate(pictures[asked]!.id);
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  );
}
