import { Button } from '@pieno/ui/buttons/button.tsx';
import IconMail from '~icons/tabler/mail';
import { useState } from 'react';
import { Countdown } from '../kit/times/countdown.tsx';
import { ExamplePage } from '../kit/examples/example-page.tsx';
import { PictureImage } from '../kit/pictures/picture-image.tsx';
import { SCENES } from '../pictures/scenes.ts';
import styles from './coming-soon-page.module.css';
import { Launched } from './launched.tsx';
import { NewsletterModal } from './newsletter-modal.tsx';

/** 11-6-2022 23:24 (rule gallery-coming-soon), in San Marino's time zone. */
const TARGET = new Date('2022-06-11T23:24:00+02:00');

/** A countdown, then an announcement. The sample date is past, so the page shows the announcement. */
export function ComingSoonPage() {
  const [isAsking, setAsking] = useState(false);
  return (
    <ExamplePage layout="narrow">
      <section className={styles.soon} aria-labelledby="soon-title">
        <PictureImage picture={SCENES.night} alt="" className={styles.picture} />
        <div className={styles.text}>
          <h2 id="soon-title" className={styles.title}>
            A map of every pump
          </h2>
          <Countdown target={TARGET} over={<Launched since={TARGET} />} />
          <Button variant="default" aria-haspopup="dialog" onClick={() => setAsking(true)}>
            <IconMail size={20} stroke={1.75} aria-hidden="true" />
            Get the newsletter
          </Button>
        </div>
      </section>
      {isAsking && <NewsletterModal onClose={() => setAsking(false)} />}
    </ExamplePage>
  );
}
