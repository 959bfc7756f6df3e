import { useState } from 'react';
import { SCENES } from '../../pictures/scenes.ts';
import { GuardedPicture } from './guarded-picture.tsx';

/** Three letters that are no picture: fails as a lost one does, without asking anybody for it. */
const LOST = 'data:image/png;base64,AAAA';

/** Fails at first, and comes when asked again. */
export function FailingPicture() {
  const [isFound, setFound] = useState(false);
  const { src, alt } = SCENES.bridge;
  return <GuardedPicture src={isFound ? src : LOST} alt={alt} onRetry={() => setFound(true)} />;
}
