import IconStarFilled from '~icons/tabler/star-filled';
import styles from './exact-stars.module.css';

const FIVE = [1, 2, 3, 4, 5];

/** Five stars, filled to the exact rating. Size in CSS pixels. */
export function ExactStars({ rating, size = 20 }: { rating: number; size?: number }) {
  const row = FIVE.map((star) => <IconStarFilled key={star} size={size} aria-hidden="true" />);
  return (
    <span className={styles.stars} role="img" aria-label={`${rating} of 5 stars`}>
      {row}
      <span className={styles.full} style={{ inlineSize: `${(rating / 5) * 100}%` }}>
        {row}
      </span>
    </span>
  );
}
