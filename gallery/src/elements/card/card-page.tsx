import { Avatar } from '@pieno/ui/pictures/avatar.tsx';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { ButtonLink } from '@pieno/ui/buttons/button-link.tsx';
import { Card } from '@pieno/ui/card.tsx';
import { Chip } from '@pieno/ui/chip.tsx';
import IconChartLine from '~icons/tabler/chart-line';
import IconClock from '~icons/tabler/clock';
import IconGasStation from '~icons/tabler/gas-station';
import IconRoute from '~icons/tabler/route';
import { ChoiceCards } from '../../kit/fields/choice-cards.tsx';
import { ExamplePage } from '../../kit/examples/example-page.tsx';
import { ExactStars } from '../../kit/ratings/exact-stars.tsx';
import { PEOPLE } from '../../pictures/portraits.ts';
import { PRODUCTS } from '../../pictures/products.ts';
import { SCENES } from '../../pictures/scenes.ts';
import { PictureImage } from '../../kit/pictures/picture-image.tsx';
import styles from './card-page.module.css';
import { StationCard } from './station-card.tsx';

const STATS = [
  { icon: IconGasStation, value: '17', name: 'stations' },
  { icon: IconRoute, value: '24 km', name: 'from end to end' },
  { icon: IconClock, value: '8 h', name: 'since the oldest price' },
  { icon: IconChartLine, value: '−1.2 c', name: 'this week' },
] as const;
const PLANS = [
  { name: 'Driver', note: 'Prices and alerts', price: 'Free' },
  { name: 'Family', note: 'Four phones, one garage', price: '€ 2' },
  { name: 'Fleet', note: 'Every van and every receipt', price: '€ 9' },
] as const;

export function CardPage() {
  return (
    <ExamplePage>
      <Card title="Plain">
        <p className={styles.dimmed}>
          A surface with a hairline around it. No shadow: the page is light enough.
        </p>
      </Card>
      <StationCard />
      <Card variant="flush">
        <PictureImage className={styles.picture} picture={SCENES.towers} />
        <div className={styles.body}>
          <h2>Above the towers</h2>
          <p className={styles.dimmed}>
            The last two bends are in second gear. Park below and walk: it costs nothing.
          </p>
          <div className={styles.foot}>
            <Chip tone="notice">12 minutes on foot</Chip>
            <ButtonLink to="/blog-details" variant="quiet">
              Read on
            </ButtonLink>
          </div>
        </div>
      </Card>
      <Card variant="flush">
        <div className={styles.over}>
          <PictureImage className={styles.picture} picture={SCENES.coast} />
          <div className={styles.overlay}>
            <h2>Down to the sea</h2>
            <p>Twenty-four kilometres, and every one of them downhill.</p>
          </div>
        </div>
      </Card>
      <Card variant="flush">
        <div className={styles.side}>
          <PictureImage className={styles.picture} picture={PRODUCTS.travelMug} />
          <div className={styles.body}>
            <h2>Travel mug</h2>
            <ExactStars rating={4.44} size={16} />
            <p className={styles.dimmed}>Fits the holder, and does not rattle.</p>
            <div className={styles.foot}>
              <strong>$15.90</strong>
              <ButtonLink to="/shop-details" variant="default">
                Look
              </ButtonLink>
            </div>
          </div>
        </div>
      </Card>
      <Card>
        <div className={styles.person}>
          <Avatar src={PEOPLE.giulia.src} size={88} />
          <h2>Giulia</h2>
          <p className={styles.dimmed}>Drives forty kilometres a day and tells us about each.</p>
          <dl className={styles.figures}>
            <div>
              <dt>prices</dt>
              <dd>214</dd>
            </div>
            <div>
              <dt>reviews</dt>
              <dd>18</dd>
            </div>
            <div>
              <dt>pictures</dt>
              <dd>42</dd>
            </div>
          </dl>
          <ButtonLink to="/chat" wide>
            Write to her
          </ButtonLink>
        </div>
      </Card>
      <Card title="In figures">
        <div className={styles.stats}>
          {STATS.map(({ icon: Outline, value, name }) => (
            <p key={name} className={styles.stat}>
              <Outline size={22} stroke={1.75} aria-hidden="true" />
              <strong>{value}</strong>
              <span className={styles.dimmed}>{name}</span>
            </p>
          ))}
        </div>
      </Card>
      <Card title="One of a few">
        <ChoiceCards aria-label="Plan" defaultValue="Driver" choices={PLANS} />
      </Card>
      <Card title="With something to do">
        <div className={styles.question}>
          <p className={styles.dimmed}>Shall we tell you when diesel falls under € 1.740?</p>
          <div className={styles.foot}>
            <Button variant="quiet">No, thank you</Button>
            <Button>Yes, tell me</Button>
          </div>
        </div>
      </Card>
    </ExamplePage>
  );
}
