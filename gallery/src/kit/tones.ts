import './tones.css';

/** Component colours, as values of Mantine's `color`; each has sufficient contrast in both themes. */
export const TONES = {
  accent: 'var(--accent)',
  success: 'var(--success)',
  warning: 'var(--warning)',
  danger: 'var(--danger)',
  neutral: 'var(--dimmed)',
} as const;

export type Tone = keyof typeof TONES;

/** In display order. */
export const TONE_NAMES = Object.keys(TONES) as Tone[];
