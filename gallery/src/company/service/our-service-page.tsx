import { ButtonLink } from '@pieno/ui/buttons/button-link.tsx';
import { ColorTile } from '../../kit/examples/color-tile.tsx';
import { ExamplePage } from '../../kit/examples/example-page.tsx';
import { Example } from '../../kit/examples/example.tsx';
import { PictureImage } from '../../kit/pictures/picture-image.tsx';
import { SCENES } from '../../pictures/scenes.ts';
import styles from './our-service-page.module.css';
import { SERVICES, STEPS } from './services.ts';

export function OurServicePage() {
  return (
    <ExamplePage layout="wide">
      <section className={styles.hero} aria-labelledby="service-title">
        <PictureImage picture={SCENES.station} alt="" className={styles.picture} />
        <div className={styles.texts}>
          <h2 id="service-title" className={styles.title}>
            We look, you fill up
          </h2>
          <p>The pumps and posts of a small country in one list, each price with its age.</p>
          <ButtonLink to="/contact">Ask for an offer</ButtonLink>
        </div>
      </section>
      <section aria-labelledby="services-title">
        <h2 id="services-title" className={styles.heading}>
          What we do
        </h2>
        <ul role="list" className={styles.services}>
          {SERVICES.map(({ id, icon, color, name, text }) => (
            <li key={id} className={styles.service}>
              <ColorTile icon={icon} color={color} />
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <Example title="How it goes">
        <ol role="list" className={styles.steps}>
          {STEPS.map(({ name, text }, index) => (
            <li key={name} className={styles.step}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h3 className={styles.name}>{name}</h3>
                <p className={styles.text}>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Example>
    </ExamplePage>
  );
}
