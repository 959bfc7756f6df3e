import './tones.css';

/** The colours of components, as values of Mantine's `color`; each has sufficient contrast in both themes. */
export const TONES = {
  accent: 'var(--accent)',
  success: 'var(--success)',
  warning: 'var(--warning)',
  danger: 'var(--danger)',
  neutral: 'var(--dimmed)',
} as const;

export type Tone = keyof typeof TONES;

/** All tones in display order. */
export const TONE_NAMES = Object.keys(TONES) as Tone[];
