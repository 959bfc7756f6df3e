/** Handles a tap on a star, and shows the result beside it (rule favorites-star). */
import { Banner } from '@pieno/ui/states/banner.tsx';
import { Link } from '@pieno/ui/buttons/link.tsx';
import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { m } from '../../paraglide/messages.js';
import { useStore } from '../../core/storage/store.ts';
import { isStuck, refusedFavorite } from './agree.ts';
import { toggleFavorite, useFavorites } from './favorites.ts';
import { userId } from '../../core/session/is-here.ts';
import styles from './star-pressed.module.css';
import { forgetTapped, keepTapped } from './tapped-favorite.ts';

const RegisterPrompt = lazy(() =>
  import('../account/register-prompt.tsx').then((module) => ({ default: module.RegisterPrompt })),
);

const FavoriteAlert = lazy<ComponentType<{ id: number }>>(() =>
  import('../alerts/favorite-alert.tsx')
    .then((module) => ({ default: module.FavoriteAlert }))
    // Not cached on this phone: show the star alone.
    .catch(() => ({ default: () => null })),
);

export interface StarResultProps {
  id: number;
  /** Hides the result. */
  onClose: () => void;
}

/** Handles the tap. @returns the view that shows the result */
export function press(id: number): ComponentType<StarResultProps> {
  if (userId() === undefined) {
    keepTapped(id);
    return Invitation;
  }
  void toggleFavorite({ id });
  return StarResult;
}

/** A guest who refuses to register drops the tapped star. */
const Invitation = ({ onClose }: StarResultProps) => (
  <Suspense>
    <RegisterPrompt
      about="favorites"
      onClose={() => {
        forgetTapped();
        onClose();
      }}
    />
  </Suspense>
);

function StarResult({ id }: StarResultProps) {
  const isFavorite = useFavorites().some((each) => each.id === id);
  const isWaiting = useStore(isStuck);
  const refusal = useRefusal(id, isFavorite);
  if (refusal)
    return (
      <div className={styles.note}>
        <Banner kind="error">{refusal}</Banner>
      </div>
    );
  return (
    <div className={styles.note} data-screen-only>
      <p role="status">
        {isWaiting ? m.favorite_waiting() : isFavorite ? m.favorite_added() : m.favorite_removed()}
      </p>
      <Link to="/preferiti" className={styles.link}>
        {m.favorite_list()}
      </Link>
      {isFavorite && (
        <Suspense>
          <FavoriteAlert id={id} />
        </Suspense>
      )}
    </div>
  );
}

/** Returns why the server refused this star. Shown here, the page does not show it again. */
function useRefusal(id: number, isFavorite: boolean): string | undefined {
  const [text, setText] = useState<string>();
  // Tapped again.
  if (isFavorite && text) setText(undefined);
  useEffect(
    () =>
      refusedFavorite.subscribe((refused) => {
        if (refused?.id !== id) return;
        setText(refused.text);
        refusedFavorite.set(null);
      }),
    [id],
  );
  return text;
}
