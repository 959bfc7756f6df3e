import IconStar from '~icons/tabler/star';
import { useState, type ComponentType } from 'react';
import { m } from '../../paraglide/messages.js';
import { useIsFavorite } from './favorite-ids.ts';
import type { StarResultProps } from './star-pressed.tsx';
import styles from './star.module.css';

/**
 * Adds a station to the favourites or removes it (rule favorites-star). The rest of the code
 * loads on the first tap.
 */
export function Star({ id }: { id: number }) {
  const isFilled = useIsFavorite()(id);
  const [result, setResult] = useState<{ View: ComponentType<StarResultProps> }>();
  return (
    <>
      <button
        type="button"
        className={styles.star}
        data-screen-only
        aria-label={m.action_favorite()}
        aria-pressed={isFilled}
        onClick={() =>
          void import('./star-pressed.tsx').then(
            ({ press }) => setResult({ View: press(id) }),
            () => setResult({ View: NotThere }),
          )
        }
      >
        <IconStar />
      </button>
      {result && <result.View id={id} onClose={() => setResult(undefined)} />}
    </>
  );
}

/** Not cached on this phone, and offline. */
const NotThere = () => <p role="alert">{m.failed_connection()}</p>;
