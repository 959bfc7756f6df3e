import { Card } from '@pieno/ui/card.tsx';
import { useState } from 'react';
import { Countdown } from '../../kit/times/countdown.tsx';
import { ExamplePage } from '../../kit/examples/example-page.tsx';
import { Example } from '../../kit/examples/example.tsx';
import { PictureImage } from '../../kit/pictures/picture-image.tsx';
import { SCENES } from '../../pictures/scenes.ts';
import styles from './countdown-page.module.css';
import { InlineCountdown } from './inline-countdown.tsx';
import { DECEMBER, JUNE, nextNewYear } from './moments.ts';
import { OwnMoment } from './own-moment.tsx';
import { ParkingDisc } from './parking-disc.tsx';
import { Past } from './past.tsx';

interface CountdownPageProps {
  /** Current time in milliseconds; replaced in tests. */
  now?: () => number;
}

const HOUR_MS = 3_600_000;

export function CountdownPage({ now = Date.now }: CountdownPageProps) {
  const [{ newYear, offers }] = useState(() => ({
    newYear: nextNewYear(now()),
    offers: [
      { name: 'Two cents off petrol', target: new Date(now() + 100 * HOUR_MS) },
      { name: 'Car wash for five euro', target: new Date(now() + 5.25 * HOUR_MS) },
      { name: 'A coffee with every tank', target: new Date(now() + 0.2 * HOUR_MS) },
      { name: 'Summer prices', target: JUNE },
    ],
  }));
  return (
    <ExamplePage>
      <Card variant="flush">
        <PictureImage className={styles.picture} picture={SCENES.night} alt="" />
        <div className={styles.newYear}>
          <h2>To the next New Year</h2>
          <Countdown
            target={newYear}
            now={now}
            over={<Past moment={newYear} what="Happy New Year!" now={now} />}
          />
        </div>
      </Card>
      <Example title="30 December 2025" lead="A day that has come: what stands there instead.">
        <Countdown
          target={DECEMBER}
          now={now}
          over={<Past moment={DECEMBER} what="The winter prices began" now={now} />}
        />
      </Example>
      <Example title="11-6-2022 23:24" lead="To the minute, and longer ago.">
        <Countdown
          target={JUNE}
          now={now}
          over={<Past moment={JUNE} what="The first price was written down" now={now} />}
        />
      </Example>
      <Example title="A parking disc" lead="Five minutes are enough for a coffee.">
        <ParkingDisc />
      </Example>
      <Example
        title="A moment of your own"
        lead="Tomorrow’s appointment, the holidays, a birthday."
      >
        <OwnMoment now={now} />
      </Example>
      <Example title="Within a line" lead="As offers say how long they last.">
        <ul role="list">
          {offers.map(({ name, target }) => (
            <InlineCountdown key={name} name={name} target={target} now={now} />
          ))}
        </ul>
      </Example>
    </ExamplePage>
  );
}
