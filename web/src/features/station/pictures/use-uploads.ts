import type { StationPictures } from '@pieno/contract/pictures/station-pictures.ts';
import { useEffect, useRef, useState } from 'react';
import { failureOf } from '../../../core/forms/field-errors.ts';
import { shrinkPicture } from './shrink-picture.ts';

/** A chosen file being uploaded. */
export interface Upload {
  id: number;
  file: File;
  /** Object URL of the file. */
  preview: string;
  /** Why it failed; null while waiting or being sent. */
  problem: string | null;
}

interface Uploads {
  uploads: readonly Upload[];
  add: (files: Iterable<File>) => void;
  retry: (upload: Upload) => void;
  discard: (upload: Upload) => void;
}

/**
 * Uploads chosen files one after the other. A failed one stays with its reason, to be retried
 * or discarded; the others continue.
 * @param send uploads one file
 * @param onSent called with the answer
 */
export function useUploads(
  send: (file: Blob) => Promise<StationPictures>,
  onSent: (answer: StationPictures) => void,
): Uploads {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const turn = useRef(Promise.resolve());
  const count = useRef(0);
  const shown = useRef(uploads);
  useEffect(() => {
    shown.current = uploads;
  }, [uploads]);
  useEffect(() => () => shown.current.forEach(({ preview }) => URL.revokeObjectURL(preview)), []);

  const setProblem = (id: number, problem: string | null) =>
    setUploads((all) => all.map((each) => (each.id === id ? { ...each, problem } : each)));
  const discard = ({ id, preview }: Upload) => {
    setUploads((all) => all.filter((each) => each.id !== id));
    URL.revokeObjectURL(preview);
  };
  const enqueue = (upload: Upload) => {
    turn.current = turn.current.then(async () => {
      try {
        onSent(await send(await shrinkPicture(upload.file)));
        discard(upload);
      } catch (error) {
        setProblem(upload.id, failureOf(error));
      }
    });
  };

  return {
    uploads,
    add(files) {
      const added = [...files].map((file) => {
        count.current += 1;
        const preview = URL.createObjectURL(file);
        return { id: count.current, file, preview, problem: null };
      });
      setUploads((all) => [...all, ...added]);
      for (const upload of added) enqueue(upload);
    },
    retry(upload) {
      setProblem(upload.id, null);
      enqueue(upload);
    },
    discard,
  };
}
