import type { ImgHTMLAttributes } from 'react';
import type { Picture } from '../pictures/picture.ts';

interface PictureImageProps extends Omit<
  ImgHTMLAttributes<HTMLImageElement>,
  'src' | 'width' | 'height'
> {
  picture: Picture;
  /** Empty where the words beside it say what it shows; its own without it. */
  alt?: string;
}

/** One of the gallery's pictures, fetched when it comes into view. */
export function PictureImage({ picture, alt = picture.alt, ...rest }: PictureImageProps) {
  const { src, width, height } = picture;
  return <img loading="lazy" {...rest} src={src} alt={alt} width={width} height={height} />;
}
