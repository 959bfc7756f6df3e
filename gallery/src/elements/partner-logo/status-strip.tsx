import { Avatar } from '@pieno/ui/pictures/avatar.tsx';
import { useState } from 'react';
import { Slides } from '../../kit/pictures/slides.tsx';
import { PEOPLE } from '../../pictures/portraits.ts';
import styles from './partner-logo.module.css';

const STATUSES = Object.values(PEOPLE);

/** Five people are visible, seven from 768 pixels, ten from 1200 (rule gallery-chat). */
export function StatusStrip() {
  const [seen, setSeen] = useState<readonly string[]>([]);
  return (
    <Slides label="Status" perView={{ base: 5, sm: 7, lg: 10 }} gap={8} withControls={false}>
      {STATUSES.map(({ alt: name, src }) => {
        const isSeen = seen.includes(name);
        return (
          <button
            key={name}
            type="button"
            className={styles.status}
            data-seen={isSeen}
            aria-label={`${name}, ${isSeen ? 'seen' : 'new'}`}
            onClick={() => setSeen([...seen, name])}
          >
            <span className={styles.ring}>
              <Avatar src={src} size={44} />
            </span>
            {name}
          </button>
        );
      })}
    </Slides>
  );
}
