import { Button } from '@pieno/ui/buttons/button.tsx';
import { Card } from '@pieno/ui/card.tsx';
import IconGasStation from '~icons/tabler/gas-station';
import IconMapPin from '~icons/tabler/map-pin';
import IconRefresh from '~icons/tabler/refresh';
import IconUsers from '~icons/tabler/users';
import IconWriting from '~icons/tabler/writing';
import { useState } from 'react';
import { ExamplePage } from '../../kit/examples/example-page.tsx';
import { Example } from '../../kit/examples/example.tsx';
import { OwnFigure } from './own-figure.tsx';
import styles from './counterup-page.module.css';
import { FigureUp } from './figure-up.tsx';

const FIGURES = [
  { icon: IconGasStation, end: 17, name: 'stations' },
  { icon: IconWriting, end: 128_450, name: 'prices written down' },
  { icon: IconUsers, end: 9_312, name: 'drivers' },
  { icon: IconMapPin, end: 61, name: 'square kilometres' },
] as const;
const SAVED = [
  { name: 'saved since January', end: 12_480, prefix: '€ ' },
  { name: 'of prices are from today', end: 93, suffix: ' %' },
  { name: 'driven for them', end: 1_204_300, suffix: ' km' },
] as const;
const TOTEM = [
  { name: 'Petrol', end: 1.669 },
  { name: 'Diesel', end: 1.749 },
  { name: 'LPG', end: 0.719 },
] as const;
const SPEEDS = [1, 2, 4] as const;

export function CounterupPage() {
  const [round, setRound] = useState(0);
  return (
    // A new key remounts the page, which restarts every counter.
    <ExamplePage key={round}>
      <Example title="Four figures" lead="From nought, in two seconds, once you see them.">
        <ul role="list" className={styles.figures}>
          {FIGURES.map(({ icon: Outline, end, name }) => (
            <li key={name}>
              <Outline size={28} stroke={1.75} aria-hidden="true" />
              <strong>
                <FigureUp end={end} />
              </strong>
              <span>{name}</span>
            </li>
          ))}
        </ul>
        <Button variant="default" onClick={() => setRound(round + 1)}>
          <IconRefresh size={20} stroke={1.75} aria-hidden="true" />
          All again
        </Button>
      </Example>
      <Card variant="totem" title="To the third decimal">
        <ul role="list" className={styles.totem}>
          {TOTEM.map(({ name, end }) => (
            <li key={name}>
              {name}
              <strong>
                <FigureUp end={end} decimals={3} prefix="€ " />
              </strong>
            </li>
          ))}
        </ul>
      </Card>
      <Example title="With something around" lead="A sign before, a unit after.">
        <ul role="list" className={styles.lines}>
          {SAVED.map(({ name, ...figure }) => (
            <li key={name}>
              <strong>
                <FigureUp {...figure} />
              </strong>
              {name}
            </li>
          ))}
        </ul>
      </Example>
      <Example title="Down instead of up" lead="How far the tank still takes you.">
        <p className={styles.huge}>
          <FigureUp start={640} end={38} suffix=" km" duration={3} />
        </p>
      </Example>
      <Example title="Fast and slow" lead="One, two and four seconds to the same thousand.">
        <ul role="list" className={styles.speeds}>
          {SPEEDS.map((duration) => (
            <li key={duration}>
              <strong>
                <FigureUp end={1_000} duration={duration} />
              </strong>
              <span>{duration} s</span>
            </li>
          ))}
        </ul>
      </Example>
      <Example title="Your own" lead="As far as you like.">
        <OwnFigure />
      </Example>
    </ExamplePage>
  );
}
