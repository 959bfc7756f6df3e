import { BusyIcon } from '@pieno/ui/states/busy-icon.tsx';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { m } from '../../../paraglide/messages.js';
import styles from './pictures.module.css';
import type { Upload } from './use-uploads.ts';

interface UploadListProps {
  uploads: readonly Upload[];
  onRetry: (upload: Upload) => void;
  onDiscard: (upload: Upload) => void;
}

/** The chosen files not yet uploaded: how many are being sent, and which failed and why. */
export function UploadList({ uploads, onRetry, onDiscard }: UploadListProps) {
  const count = uploads.filter(({ problem }) => problem === null).length;
  return (
    <>
      <p role="status" className={count > 0 ? styles.progress : undefined}>
        {count > 0 && (
          <>
            <BusyIcon size={20} />
            {count === 1 ? m.pictures_sending_one() : m.pictures_sending({ count })}
          </>
        )}
      </p>
      {uploads.length > 0 && (
        <ul role="list" className={styles.uploads}>
          {uploads.map((upload) => {
            const { id, file, preview, problem } = upload;
            return (
              <li key={id} className={styles.row} data-busy={problem === null}>
                <img src={preview} alt="" className={styles.thumbnail} />
                <div className={styles.about}>
                  <p className={styles.name} translate="no">
                    {file.name}
                  </p>
                  {problem && (
                    <p role="alert" className={styles.problem}>
                      {problem}
                    </p>
                  )}
                </div>
                {problem && (
                  <div className={styles.actions}>
                    <Button
                      variant="default"
                      aria-label={m.pictures_retry_of({ name: file.name })}
                      onClick={() => onRetry(upload)}
                    >
                      {m.retry()}
                    </Button>
                    <Button
                      variant="quiet"
                      aria-label={m.pictures_discard_of({ name: file.name })}
                      onClick={() => onDiscard(upload)}
                    >
                      {m.pictures_discard()}
                    </Button>
                  </div>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
