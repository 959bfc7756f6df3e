import '@mantine/core/styles/AspectRatio.layer.css';
import { AspectRatio } from '@mantine/core';
import IconPlayerPlayFilled from '~icons/tabler/player-play-filled';
import { useState } from 'react';
import type { Film } from './film.ts';
import styles from './video-stand-in.module.css';

interface VideoStandInProps {
  film: Film;
  /** Width over height. */
  ratio: number;
  isPlaying: boolean;
  onPlay: () => void;
}

/**
 * A poster that loads and plays the film when it is pressed. The film gets the focus; the browser's controls handle the
 * keyboard.
 */
export function VideoStandIn({ film, ratio, isPlaying, onPlay }: VideoStandInProps) {
  const [isBroken, setBroken] = useState(false);
  return (
    <AspectRatio ratio={ratio} className={styles.frame}>
      {isBroken ? (
        <p className={styles.failed} role="alert">
          This film failed to load
        </p>
      ) : isPlaying ? (
        <video
          ref={(video) => video?.focus()}
          className={styles.film}
          src={film.src}
          poster={film.poster}
          aria-label={film.title}
          controls
          autoPlay
          muted
          playsInline
          onError={() => setBroken(true)}
        />
      ) : (
        <button type="button" className={styles.poster} onClick={onPlay}>
          <img src={film.poster} alt={`Play: ${film.title}`} loading="lazy" />
          <span className={styles.play} aria-hidden="true">
            <IconPlayerPlayFilled size={28} />
          </span>
          <span className={styles.length} aria-hidden="true">
            {film.length}
          </span>
        </button>
      )}
    </AspectRatio>
  );
}
