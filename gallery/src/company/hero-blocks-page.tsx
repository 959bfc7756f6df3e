import { BrandMark } from '@pieno/ui/frame/brand-mark.tsx';
import { ButtonLink } from '@pieno/ui/buttons/button-link.tsx';
import { ExamplePage } from '../kit/examples/example-page.tsx';
import { PictureImage } from '../kit/pictures/picture-image.tsx';
import { SCENES } from '../pictures/scenes.ts';
import styles from './hero-blocks-page.module.css';

export function HeroBlocksPage() {
  return (
    <ExamplePage layout="wide">
      <section className={styles.hero} aria-labelledby="hero-title">
        <PictureImage picture={SCENES.road} alt="" className={styles.picture} />
        <div className={styles.text}>
          <p className={styles.brand}>
            <BrandMark size={32} /> Pieno
          </p>
          <h2 id="hero-title" className={styles.title}>
            Know the price before the turn
          </h2>
          <p className={styles.lead}>
            Every petrol station of San Marino, with what it asks today and how old that price is.
          </p>
          <div className={styles.ways}>
            <ButtonLink to="/login" wide>
              Get Started
            </ButtonLink>
            <ButtonLink to="/home" variant="quiet" wide>
              Skip
            </ButtonLink>
          </div>
        </div>
      </section>
    </ExamplePage>
  );
}
