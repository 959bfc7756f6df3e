import { Avatar } from '@pieno/ui/pictures/avatar.tsx';
import { ExamplePage } from '../../kit/examples/example-page.tsx';
import { Example } from '../../kit/examples/example.tsx';
import { ExactStars } from '../../kit/ratings/exact-stars.tsx';
import { RATING } from '../../kit/ratings/rating.ts';
import { RatingShares } from '../../kit/ratings/rating-shares.tsx';
import { PEOPLE } from '../../pictures/portraits.ts';
import { OtherSigns, RateIt } from './rate-it.tsx';
import { OVERALL, QUALITIES, REVIEWS } from './ratings.ts';
import styles from './user-ratings.module.css';

export function UserRatingsPage() {
  return (
    <ExamplePage>
      <Example title="At a glance" lead="Filled to the hundredth of a star.">
        <div className={styles.summary}>
          <strong className={styles.figure}>
            {OVERALL.rating} <small>of 5</small>
          </strong>
          <span className={styles.stack}>
            <ExactStars rating={OVERALL.rating} size={26} />
            <span className={styles.dimmed}>{OVERALL.count.toLocaleString('en')} drivers</span>
          </span>
        </div>
      </Example>
      <Example title="In detail">
        <div className={styles.summary}>
          <strong className={styles.figure}>{RATING.average}</strong>
          <span className={styles.stack}>
            <ExactStars rating={RATING.average} />
            <span className={styles.dimmed}>{RATING.count} ratings</span>
          </span>
        </div>
        <RatingShares />
      </Example>
      <Example title="Your turn" lead="Press a star, or use the arrow keys.">
        <RateIt />
      </Example>
      <Example title="One by one">
        <ul role="list" className={styles.qualities}>
          {QUALITIES.map(({ name, rating }) => (
            <li key={name}>
              {name}
              <ExactStars rating={rating} size={18} />
            </li>
          ))}
        </ul>
      </Example>
      <Example title="Other signs" lead="Hearts of three, pumps of ten.">
        <OtherSigns />
      </Example>
      <Example title="What drivers wrote">
        <ul role="list" className={styles.reviews}>
          {REVIEWS.map(({ person, name, rating, when, text }) => (
            <li key={name}>
              <Avatar src={PEOPLE[person].src} size={44} />
              <span className={styles.stack}>
                <span className={styles.who}>
                  <strong>{name}</strong>
                  <span className={styles.dimmed}>{when}</span>
                </span>
                <ExactStars rating={rating} size={16} />
              </span>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ul>
      </Example>
    </ExamplePage>
  );
}
