import { Avatar } from '@pieno/ui/pictures/avatar.tsx';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { Link } from '@pieno/ui/buttons/link.tsx';
import { Price } from '@pieno/ui/price/price.tsx';
import IconChevronRight from '~icons/tabler/chevron-right';
import IconHeart from '~icons/tabler/heart';
import IconHeartFilled from '~icons/tabler/heart-filled';
import { useState } from 'react';
import { ExamplePage } from '../../kit/examples/example-page.tsx';
import { Example } from '../../kit/examples/example.tsx';
import { PictureImage } from '../../kit/pictures/picture-image.tsx';
import { PEOPLE } from '../../pictures/portraits.ts';
import { PRODUCTS } from '../../pictures/products.ts';
import { SCENES } from '../../pictures/scenes.ts';
import styles from './stretched-link-page.module.css';

const ROWS = [
  { person: 'hugo', note: 'You: I am at the pump now', to: '/chat' },
  { person: 'irene', note: 'Sent a picture', to: '/chat' },
  { person: 'luca', note: 'Missed your call', to: '/video-call' },
] as const;
const TILES = [
  { scene: 'market', name: 'The shop', to: '/shop-grid' },
  { scene: 'workshop', name: 'Our service', to: '/our-service' },
] as const;

/** The card's only link covers it: screen readers announce one short name. */
export function StretchedLinkPage() {
  return (
    <ExamplePage>
      <Example title="A station" lead="The name is the link; the price may be pressed as well.">
        <div className={`${styles.target} ${styles.station}`}>
          <span>
            <strong>
              <Link to="/home" className={styles.stretched}>
                Tre Torri
              </Link>
            </strong>
            <span className={styles.dimmed}> · 1.2 km</span>
          </span>
          <span lang="it">
            <Price value={1.669} unit="litre" size="sm" />
          </span>
        </div>
      </Example>
      <Example title="With something else to press" lead="The heart lies above the link.">
        <Article />
      </Example>
      <Example title="In a list">
        <ul role="list" className={styles.rows}>
          {ROWS.map(({ person, note, to }) => (
            <li key={person} className={`${styles.target} ${styles.row}`}>
              <Avatar src={PEOPLE[person].src} size={44} />
              <span>
                <Link to={to} className={styles.stretched}>
                  {PEOPLE[person].alt}
                </Link>
                <span className={styles.dimmed}>{note}</span>
              </span>
              <IconChevronRight className="mirrored" size={20} stroke={1.75} aria-hidden="true" />
            </li>
          ))}
        </ul>
      </Example>
      <Example title="Over a picture">
        <div className={styles.tiles}>
          {TILES.map(({ scene, name, to }) => (
            <div key={name} className={`${styles.target} ${styles.tile}`}>
              <PictureImage picture={SCENES[scene]} alt="" />
              <p>
                <Link to={to} className={styles.stretched}>
                  {name}
                </Link>
              </p>
            </div>
          ))}
        </div>
      </Example>
      <Example title="In the shop">
        <div className={`${styles.target} ${styles.product}`}>
          <PictureImage picture={PRODUCTS.travelMug} alt="" />
          <span>
            <strong>
              <Link to="/shop-details" className={styles.stretched}>
                Travel mug
              </Link>
            </strong>
            <br />
            <span className={styles.dimmed}>Keeps warm as far as Rome</span>
          </span>
        </div>
      </Example>
      <Example
        title="How far it reaches"
        lead="As far as the nearest part that holds it: the blue one, not the dashed."
      >
        <div className={styles.bounds}>
          <p className={styles.dimmed}>Pressing here does nothing.</p>
          <div className={`${styles.target} ${styles.inner}`}>
            <Link to="/elements" className={styles.stretched}>
              Anywhere in this part leads to all elements
            </Link>
          </div>
        </div>
      </Example>
    </ExamplePage>
  );
}

function Article() {
  const [isKept, setKept] = useState(false);
  const Heart = isKept ? IconHeartFilled : IconHeart;
  return (
    <article className={`${styles.target} ${styles.article}`}>
      <PictureImage className={styles.picture} picture={SCENES.vineyard} />
      <h3>
        <Link to="/blog-details" className={styles.stretched}>
          A Sunday between the vines
        </Link>
      </h3>
      <div className={styles.foot}>
        <span className={styles.dimmed}>48 kilometres, three stops</span>
        <span className={styles.above}>
          <Button variant="default" aria-pressed={isKept} onClick={() => setKept(!isKept)}>
            <Heart size={20} stroke={1.75} aria-hidden="true" />
            {isKept ? 'Kept' : 'Keep'}
          </Button>
        </span>
      </div>
    </article>
  );
}
