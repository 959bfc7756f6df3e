import { Button } from '@pieno/ui/buttons/button.tsx';
import { Card } from '@pieno/ui/card.tsx';
import { Spinner } from '@pieno/ui/states/spinner.tsx';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { m } from '../../../paraglide/messages.js';
import styles from './pictures.module.css';

interface PicturesCardProps {
  stationId: number;
  userId: string;
}

const PicturesEditor = lazy<(props: PicturesCardProps) => ReactNode>(() =>
  import('./pictures-editor.tsx')
    .then((module) => ({ default: module.PicturesEditor }))
    // Not cached on this phone, and offline.
    .catch(() => ({ default: () => <p className={styles.hint}>{m.pictures_offline()}</p> })),
);

/**
 * Opens the editor of a station's logo and photos, for its owners and administrators
 * (rule pictures-card).
 */
export function PicturesCard(props: PicturesCardProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card title={m.pictures_title()}>
      {isOpen ? (
        <Suspense fallback={<Spinner label={m.loading()} />}>
          <PicturesEditor {...props} />
        </Suspense>
      ) : (
        <div className={styles.part}>
          <p className={styles.hint}>{m.pictures_hint()}</p>
          <Button variant="default" wide onClick={() => setOpen(true)}>
            {m.pictures_open()}
          </Button>
        </div>
      )}
    </Card>
  );
}
