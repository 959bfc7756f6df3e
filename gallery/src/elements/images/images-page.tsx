import { Avatar } from '@pieno/ui/pictures/avatar.tsx';
import { ExamplePage } from '../../kit/examples/example-page.tsx';
import { Example } from '../../kit/examples/example.tsx';
import { PictureImage } from '../../kit/pictures/picture-image.tsx';
import { Sample, Samples } from '../../kit/examples/samples.tsx';
import { PEOPLE } from '../../pictures/portraits.ts';
import { SCENES } from '../../pictures/scenes.ts';
import { FailingPicture } from './failing-picture.tsx';
import styles from './images-page.module.css';
import { Thumbnails } from './thumbnails.tsx';

const CORNERS = [
  { corner: 'button', name: '12 px', scene: 'coast' },
  { corner: 'card', name: '16 px', scene: 'hills' },
  { corner: 'leaf', name: 'Leaf', scene: 'vineyard' },
  { corner: 'arch', name: 'Arch', scene: 'castle' },
] as const;
const FITS = [
  { fit: 'cover', note: 'fills, and cuts' },
  { fit: 'contain', note: 'whole, with room around' },
  { fit: 'fill', note: 'fills, and bends' },
] as const;
const SIZES = [88, 64, 48, 36] as const;

export function ImagesPage() {
  return (
    <ExamplePage>
      <Example title="Responsive" lead="As wide as its card, as high as its shape asks.">
        <PictureImage className={styles.fluid} picture={SCENES.towers} />
      </Example>
      <Example title="Rounded">
        <Samples size="md">
          {CORNERS.map(({ corner, name, scene }) => (
            <Sample key={corner} name={name}>
              <PictureImage className={styles.box} data-corner={corner} picture={SCENES[scene]} />
            </Sample>
          ))}
        </Samples>
      </Example>
      <Example title="Circle" lead="For people, and for people only.">
        <div className={styles.circles}>
          {SIZES.map((size) => (
            <Avatar key={size} src={PEOPLE.marta.src} size={size} />
          ))}
          <Avatar src={null} size={48} />
        </div>
        <div className={styles.stack}>
          {(['ada', 'bruno', 'chiara', 'dario', 'elena', 'fabio'] as const).map((person) => (
            <span key={person}>
              <Avatar src={PEOPLE[person].src} size={52} />
            </span>
          ))}
        </div>
      </Example>
      <Example title="Thumbnails" lead="A hairline around each. Press one to see it in full.">
        <Thumbnails />
      </Example>
      <Example title="A figure">
        <figure className={styles.figure}>
          <PictureImage className={styles.fluid} picture={SCENES.cableway} />
          <figcaption>
            <strong>Two minutes to the top</strong>
            The cabin leaves Borgo Maggiore every quarter of an hour.
          </figcaption>
        </figure>
      </Example>
      <Example title="When it is lost" lead="The place stays, and says what happened.">
        <FailingPicture />
      </Example>
      <Example title="In a square" lead="One picture, three ways to fit it in.">
        <Samples>
          {FITS.map(({ fit, note }) => (
            <Sample key={fit} name={fit} note={note}>
              <PictureImage className={styles.box} data-fit={fit} picture={SCENES.station} />
            </Sample>
          ))}
        </Samples>
      </Example>
      <Example title="Beside words">
        <div className={styles.beside}>
          <PictureImage picture={SCENES.lake} />
          <p>
            Take the old road along the water. It is eleven minutes longer than the motorway, costs
            no toll, and somebody at the second bend sells peaches from the back of a van. In autumn
            it is chestnuts, and in winter it is closed after the first snow.
          </p>
        </div>
      </Example>
      <Example title="Under words">
        <div className={styles.over}>
          <PictureImage picture={SCENES.night} />
          <p>The self pump does not sleep.</p>
        </div>
      </Example>
    </ExamplePage>
  );
}
