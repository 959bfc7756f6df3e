/** Colour tokens by purpose. */
export const PALETTE = [
  {
    title: 'Ground and words',
    lead: 'Warm neutrals by day, a true dark by night.',
    names: ['--page', '--card', '--text', '--dimmed', '--hairline', '--field-border'],
  },
  {
    title: 'The accent',
    lead: 'One azure, taken from the flag of San Marino.',
    names: ['--accent', '--on-accent', '--tint', '--azure'],
  },
  {
    title: 'What happened',
    lead: 'Never by colour alone: an icon and a sentence go with it.',
    names: ['--success', '--success-tint', '--danger', '--danger-tint'],
  },
  {
    title: 'The totem',
    lead: 'The dark panel that prices stand on, in both themes.',
    names: ['--totem', '--on-totem', '--on-totem-dimmed', '--totem-hairline'],
  },
  {
    title: 'Medals',
    lead: 'Gold, silver, bronze, and the rest of the field.',
    names: ['--gold', '--silver', '--bronze', '--other'],
  },
] as const;

/** Foreground and background with their minimum contrast ratio (WCAG 2.2: 1.4.3, 1.4.11). */
export const PAIRS = [
  { use: 'Text on a card', ink: '--text', ground: '--card', least: 4.5 },
  { use: 'Text on the page', ink: '--text', ground: '--page', least: 4.5 },
  { use: 'What is beside the point', ink: '--dimmed', ground: '--card', least: 4.5 },
  { use: 'A link', ink: '--accent', ground: '--card', least: 4.5 },
  { use: 'A button', ink: '--on-accent', ground: '--accent', least: 4.5 },
  { use: 'A notice', ink: '--accent', ground: '--tint', least: 4.5 },
  { use: 'All went well', ink: '--success', ground: '--success-tint', least: 4.5 },
  { use: 'Something went wrong', ink: '--danger', ground: '--danger-tint', least: 4.5 },
  { use: 'A price on the totem', ink: '--on-totem', ground: '--totem', least: 4.5 },
  { use: 'Its unit', ink: '--on-totem-dimmed', ground: '--totem', least: 4.5 },
  { use: 'Around a field', ink: '--field-border', ground: '--card', least: 3 },
] as const;
