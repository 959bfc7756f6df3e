import type { ImgHTMLAttributes } from 'react';
import type { Picture } from '../../pictures/picture.ts';

interface PictureImageProps extends Omit<
  ImgHTMLAttributes<HTMLImageElement>,
  'src' | 'width' | 'height'
> {
  picture: Picture;
  /** Default: the picture's own text. Empty where the adjacent text says it. */
  alt?: string;
}

/** A picture of the gallery, loaded lazily. */
export function PictureImage({ picture, alt = picture.alt, ...rest }: PictureImageProps) {
  const { src, width, height } = picture;
  return <img loading="lazy" {...rest} src={src} alt={alt} width={width} height={height} />;
}
