import poster from '../../pictures/films/evening-drive.svg';
import src from '../../pictures/films/evening-drive.mp4';

export interface Film {
  src: string;
  poster: string;
  title: string;
  /** Duration as m:ss. */
  length: string;
}

/** Drawn for Pieno; without sound. */
export const EVENING_DRIVE: Film = { src, poster, title: 'An evening drive', length: '0:09' };

/** Transcript (WCAG 1.2.1). */
export const TOLD = [
  { at: '0:00', what: 'Noon. A red car drives along a road below the three towers.' },
  {
    at: '0:04',
    what: 'The sun sinks behind the ridge. A petrol station comes up: petrol € 1.669, diesel € 1.749, LPG € 0.719.',
  },
  { at: '0:06', what: 'Dusk. The lights go on, at the pumps and on the car.' },
  {
    at: '0:08',
    what: 'Night. A crescent moon, stars, and a light in every tower. The car drives on.',
  },
] as const;
