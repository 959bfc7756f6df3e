import { Avatar } from '@pieno/ui/pictures/avatar.tsx';
import IconQuote from '~icons/tabler/quote';
import { ExactStars } from '../../kit/ratings/exact-stars.tsx';
import { PEOPLE } from '../../pictures/portraits.ts';
import styles from './testimonial.module.css';
import type { Testimonial } from './testimonials.ts';

interface QuoteProps {
  testimonial: Testimonial;
  look?: 'card' | 'centred' | 'totem';
}

export function Quote({ testimonial, look = 'card' }: QuoteProps) {
  const { person, name, role, rating, text } = testimonial;
  return (
    <figure className={styles.quote} data-look={look}>
      <IconQuote className={styles.mark} size={32} stroke={1.75} aria-hidden="true" />
      <blockquote className={styles.text}>{text}</blockquote>
      <ExactStars rating={rating} size={18} />
      <figcaption className={styles.who}>
        <Avatar src={PEOPLE[person].src} size={look === 'centred' ? 72 : 48} />
        <span>
          <strong>{name}</strong>
          <small>{role}</small>
        </span>
      </figcaption>
    </figure>
  );
}
