import { Button } from '@pieno/ui/buttons/button.tsx';
import IconPlayerPause from '~icons/tabler/player-pause';
import IconPlayerPlay from '~icons/tabler/player-play';
import { Slides } from '../../kit/pictures/slides.tsx';
import { SCENES } from '../../pictures/scenes.ts';
import { PictureSlide } from './picture-slide.tsx';
import { useAutoplay } from './use-autoplay.ts';

const PICTURES = [SCENES.lake, SCENES.bridge, SCENES.cableway, SCENES.castle];

/** Advances by itself; a button pauses it. */
export function AutoplayExample() {
  const { setEmbla, isPlaying, isStill, toggle } = useAutoplay();
  return (
    <>
      <Slides label="By itself" withIndicators loop getEmblaApi={setEmbla}>
        {PICTURES.map((picture) => (
          <PictureSlide key={picture.src} picture={picture} look="wide" />
        ))}
      </Slides>
      {isStill ? (
        <p>Your device asks for less motion: it stands still until you move it.</p>
      ) : (
        <Button variant="default" onClick={toggle}>
          {isPlaying ? (
            <IconPlayerPause size={20} stroke={1.75} aria-hidden="true" />
          ) : (
            <IconPlayerPlay size={20} stroke={1.75} aria-hidden="true" />
          )}
          {isPlaying ? 'Pause' : 'Play'}
        </Button>
      )}
    </>
  );
}
