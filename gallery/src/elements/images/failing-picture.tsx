import { useState } from 'react';
import { SCENES } from '../../pictures/scenes.ts';
import { GuardedPicture } from './guarded-picture.tsx';

/** Three bytes that are no image: they fail like a missing file, without a network request. */
const LOST = 'data:image/png;base64,AAAA';

/** Fails to load until the visitor retries. */
export function FailingPicture() {
  const [isFound, setFound] = useState(false);
  const { src, alt } = SCENES.bridge;
  return <GuardedPicture src={isFound ? src : LOST} alt={alt} onRetry={() => setFound(true)} />;
}
