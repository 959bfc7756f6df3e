import '@mantine/core/styles/Rating.layer.css';
import { Rating } from '@mantine/core';
import styles from './stars.module.css';

interface StarsProps {
  /** Of 5. */
  rating: number;
  size?: 'xs' | 'md' | undefined;
}

/** How well something is liked, to the half star. */
export function Stars({ rating, size = 'xs' }: StarsProps) {
  return (
    <Rating
      className={styles.stars}
      role="img"
      aria-label={`${rating} of 5 stars`}
      value={rating}
      fractions={2}
      size={size}
      color="var(--gold)"
      readOnly
    />
  );
}
