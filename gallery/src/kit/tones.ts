import './tones.css';

/** The colours a part may take, as Mantine's `color`; each has enough contrast in both themes. */
export const TONES = {
  accent: 'var(--accent)',
  success: 'var(--success)',
  warning: 'var(--warning)',
  danger: 'var(--danger)',
  neutral: 'var(--dimmed)',
} as const;

export type Tone = keyof typeof TONES;

/** In the order of a list that shows them all. */
export const TONE_NAMES = Object.keys(TONES) as Tone[];
