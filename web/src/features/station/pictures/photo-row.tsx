import type { StationPicture, StationPictures } from '@pieno/contract/pictures/station-pictures.ts';
import { Button } from '@pieno/ui/buttons/button.tsx';
import IconArrowDown from '~icons/tabler/arrow-down';
import IconArrowUp from '~icons/tabler/arrow-up';
import IconPencil from '~icons/tabler/pencil';
import IconTrash from '~icons/tabler/trash';
import { useEffect, useRef, useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { PhotoTexts } from './photo-texts.tsx';
import styles from './pictures.module.css';

interface PhotoRowProps {
  picture: StationPicture;
  /** Position, from 0. */
  index: number;
  total: number;
  stationId: number;
  onChange: (changed: StationPictures) => void;
  /** @param step -1 towards the start, 1 towards the end */
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
}

/** A photo with its texts and position, and buttons to edit them. */
export function PhotoRow({ picture, index, total, ...props }: PhotoRowProps) {
  const { stationId, onChange, onMove, onRemove } = props;
  const { id, url, alt, caption } = picture;
  const [isOpen, setOpen] = useState(false);
  const name = alt || caption || m.pictures_number({ number: index + 1 });
  const pressed = useRef<HTMLButtonElement | null>(null);
  useEffect(() => {
    // A moved row loses the focus.
    pressed.current?.focus();
    pressed.current = null;
  }, [index]);
  const mover = (step: -1 | 1, label: string, isEnd: boolean) => (
    <button
      type="button"
      className={styles.icon}
      aria-label={label}
      aria-disabled={isEnd}
      onClick={({ currentTarget }) => {
        if (isEnd) return;
        pressed.current = currentTarget;
        onMove(step);
      }}
    >
      {step < 0 ? <IconArrowUp {...ICON} /> : <IconArrowDown {...ICON} />}
    </button>
  );
  return (
    <li className={styles.photo} tabIndex={-1} aria-label={name}>
      <div className={styles.row}>
        <img src={url} alt={alt} className={styles.thumbnail} loading="lazy" />
        <div className={styles.about}>
          <p className={alt ? styles.name : styles.hint}>{alt || m.pictures_no_alt()}</p>
          {caption && <p className={styles.hint}>{caption}</p>}
        </div>
        <div className={styles.actions}>
          {mover(-1, m.pictures_move_up({ name }), index === 0)}
          {mover(1, m.pictures_move_down({ name }), index === total - 1)}
          <Button
            variant="quiet"
            aria-expanded={isOpen}
            aria-label={m.pictures_words_of({ name })}
            onClick={() => setOpen(!isOpen)}
          >
            <IconPencil {...ICON} />
            {m.pictures_words()}
          </Button>
          <button
            type="button"
            className={styles.icon}
            aria-label={m.pictures_remove_of({ name })}
            onClick={onRemove}
          >
            <IconTrash {...ICON} />
          </button>
        </div>
      </div>
      <div hidden={!isOpen}>
        <PhotoTexts key={id} picture={picture} stationId={stationId} onChange={onChange} />
      </div>
    </li>
  );
}

const ICON = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
