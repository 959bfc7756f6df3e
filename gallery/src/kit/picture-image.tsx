import type { ImgHTMLAttributes } from 'react';
import type { Picture } from '../pictures/picture.ts';

interface PictureImageProps extends Omit<
  ImgHTMLAttributes<HTMLImageElement>,
  'src' | 'alt' | 'width' | 'height' | 'loading'
> {
  picture: Picture;
}

/** One of the gallery's pictures, fetched when it comes into view. */
export function PictureImage({ picture, ...rest }: PictureImageProps) {
  const { src, alt, width, height } = picture;
  return <img {...rest} src={src} alt={alt} width={width} height={height} loading="lazy" />;
}
