import { Avatar } from '@pieno/ui/pictures/avatar.tsx';
import { Masonry } from '@pieno/ui/pictures/masonry.tsx';
import { ExamplePage } from '../../kit/examples/example-page.tsx';
import { Example } from '../../kit/examples/example.tsx';
import { ExactStars } from '../../kit/ratings/exact-stars.tsx';
import { Slides } from '../../kit/pictures/slides.tsx';
import { PEOPLE } from '../../pictures/portraits.ts';
import { Quote } from './quote.tsx';
import { TESTIMONIALS } from './testimonials.ts';
import styles from './testimonial.module.css';

export function TestimonialPage() {
  return (
    <ExamplePage layout="wide">
      <Example title="One at a time" lead="After the last comes the first.">
        <Slides label="What drivers say" withIndicators loop>
          {TESTIMONIALS.map((testimonial) => (
            <Quote key={testimonial.name} testimonial={testimonial} look="centred" />
          ))}
        </Slides>
      </Example>
      <Example title="In a row" lead="One and a bit on a phone, three on a desk.">
        <Slides label="More of what drivers say" perView={{ base: 1.15, xs: 2, md: 3 }}>
          {TESTIMONIALS.map((testimonial) => (
            <Quote key={testimonial.name} testimonial={testimonial} />
          ))}
        </Slides>
      </Example>
      <Example title="One that stays">
        <Quote testimonial={TESTIMONIALS[1]} look="totem" />
      </Example>
      <Example title="In large letters">
        <blockquote className={styles.large}>“{TESTIMONIALS[2].text}”</blockquote>
        <p>
          <strong>{TESTIMONIALS[2].name}</strong>, {TESTIMONIALS[2].role.toLowerCase()}
        </p>
      </Example>
      <Example title="In short">
        <div className={styles.faces}>
          <span className={styles.pile}>
            {TESTIMONIALS.map(({ person, name }) => (
              <Avatar key={name} src={PEOPLE[person].src} size={44} />
            ))}
          </span>
          <span>
            <ExactStars rating={4.65} size={18} />
            <br />
            1,204 drivers say 4.65
          </span>
        </div>
      </Example>
      <Example title="On a wall">
        <Masonry columns={{ 0: 1, 750: 2, 992: 3 }} gutter={16}>
          {TESTIMONIALS.map((testimonial) => (
            <Quote key={testimonial.name} testimonial={testimonial} />
          ))}
        </Masonry>
      </Example>
    </ExamplePage>
  );
}
