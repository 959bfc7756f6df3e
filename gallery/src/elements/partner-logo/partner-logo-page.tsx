import { ExamplePage } from '../../kit/examples/example-page.tsx';
import { Example } from '../../kit/examples/example.tsx';
import { PictureImage } from '../../kit/pictures/picture-image.tsx';
import { Slides } from '../../kit/pictures/slides.tsx';
import { FIRMS } from './firms.ts';
import styles from './partner-logo.module.css';
import { StatusStrip } from './status-strip.tsx';

export function PartnerLogoPage() {
  return (
    <ExamplePage layout="wide">
      <Example title="In a row" lead="One on a phone, two from 576 pixels, three from 768.">
        <Slides label="Partners" perView={{ base: 1, xs: 2, sm: 3 }} withIndicators loop>
          {FIRMS.map(({ name, logo }) => (
            <div key={name} className={styles.plate}>
              <PictureImage picture={logo} />
            </div>
          ))}
        </Slides>
      </Example>
      <Example title="Status" lead="Who has something new: five, seven or ten at a time.">
        <StatusStrip />
      </Example>
      <Example title="In a grid">
        <ul role="list" className={styles.grid}>
          {FIRMS.map(({ name, logo }) => (
            <li key={name} className={styles.plate}>
              <PictureImage picture={logo} />
            </li>
          ))}
        </ul>
      </Example>
      <Example title="Quiet" lead="Grey until one looks at them.">
        <ul role="list" className={styles.grid}>
          {FIRMS.slice(0, 4).map(({ name, logo }) => (
            <li key={name} className={styles.plate} data-quiet="true">
              <PictureImage picture={logo} />
            </li>
          ))}
        </ul>
      </Example>
      <Example title="With their trade">
        <ul role="list" className={styles.rows}>
          {FIRMS.slice(4).map(({ name, trade, logo }) => (
            <li key={name}>
              <span className={styles.plate}>
                <PictureImage picture={logo} />
              </span>
              <span>
                <strong>{name}</strong>
                <small>{trade}</small>
              </span>
            </li>
          ))}
        </ul>
      </Example>
      <Example title="In a band" lead="At the foot of a page.">
        <div className={styles.band}>
          {FIRMS.slice(1, 7).map(({ name, logo }) => (
            <PictureImage key={name} picture={logo} />
          ))}
        </div>
      </Example>
    </ExamplePage>
  );
}
