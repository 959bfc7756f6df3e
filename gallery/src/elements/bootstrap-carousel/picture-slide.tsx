import { PictureImage } from '../../kit/pictures/picture-image.tsx';
import type { Picture } from '../../pictures/picture.ts';
import styles from './picture-slide.module.css';

interface PictureSlideProps {
  picture: Picture;
  /** Below the picture; on top of it with the look `over`. */
  caption?: string;
  look?: 'plain' | 'over' | 'wide' | 'square';
}

export function PictureSlide({ picture, caption, look = 'plain' }: PictureSlideProps) {
  return (
    <figure className={styles.slide} data-look={look}>
      <PictureImage picture={picture} />
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
