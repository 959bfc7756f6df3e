import { ButtonLink } from '@pieno/ui/buttons/button-link.tsx';
import { ExamplePage } from '../../kit/examples/example-page.tsx';
import { Example } from '../../kit/examples/example.tsx';
import { PictureImage } from '../../kit/pictures/picture-image.tsx';
import { SCENES } from '../../pictures/scenes.ts';
import styles from './call-to-action-page.module.css';

export function CallToActionPage() {
  return (
    <ExamplePage>
      <Example title="On the accent" lead="For the one thing a page is for.">
        <div className={`${styles.call} ${styles.onHero}`}>
          <p className={styles.title}>Never pay too much again</p>
          <p>Three cents a litre are a coffee with every tank.</p>
          <ButtonLink to="/home">Find the best price</ButtonLink>
        </div>
      </Example>
      <Example title="On the sign" lead="Dark in both themes, as the prices are.">
        <div className={`${styles.call} ${styles.onTotem}`}>
          <p className={styles.title}>Your station on the list</p>
          <p>Owners bring their prices up to date in ten seconds.</p>
          <ButtonLink to="/contact">Write to us</ButtonLink>
        </div>
      </Example>
      <Example title="With a picture" lead="The picture leads, the words follow.">
        <div className={`${styles.call} ${styles.withPicture}`}>
          <PictureImage picture={SCENES.charging} alt="" className={styles.picture} />
          <p className={styles.title}>Where to charge</p>
          <p>With the power of each, and what a kilowatt-hour costs where somebody has said it.</p>
          <ButtonLink to="/ranking/50" wide>
            See the ranking
          </ButtonLink>
        </div>
      </Example>
      <Example title="In a line" lead="Beside other things, where it must not shout.">
        <div className={styles.line}>
          <p className={styles.question}>Questions about a price?</p>
          <ButtonLink to="/faq" variant="default">
            Read the FAQ
          </ButtonLink>
        </div>
      </Example>
    </ExamplePage>
  );
}
