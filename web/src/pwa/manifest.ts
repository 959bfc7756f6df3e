/** What the phone knows of the app once it is installed. Read by the build (vite.config.ts). */
import { decadeLabel } from '@pieno/contract/fuels.ts';
import type { ManifestOptions } from 'vite-plugin-pwa';
import { THEME_COLORS } from '../shell/theme-colors.ts';

const shortcut = (decade: number) => ({
  name: `Classifica ${decadeLabel(decade)}`,
  short_name: decadeLabel(decade),
  url: `/ranking/${decade}`,
  icons: [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
});

const picture = (name: string, sizes: string, form_factor: 'narrow' | 'wide', label: string) => ({
  src: `/screenshots/${name}.png`,
  sizes,
  type: 'image/png',
  form_factor,
  label,
});

export const manifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'Pieno',
  short_name: 'Pieno',
  description: 'Dove fare il pieno oggi a San Marino, e a quale prezzo.',
  lang: 'it',
  dir: 'ltr',
  categories: ['navigation', 'travel', 'utilities'],
  start_url: '/home',
  scope: '/',
  display: 'standalone',
  // The header has the colour of the page, so the status bar above it does too.
  theme_color: THEME_COLORS.light,
  background_color: THEME_COLORS.light,
  icons: [
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    {
      src: '/icons/icon-maskable-512.png',
      sizes: '512x512',
      type: 'image/png',
      purpose: 'maskable',
    },
  ],
  shortcuts: [shortcut(10), shortcut(20)],
  screenshots: [
    picture('home', '780x1688', 'narrow', 'I prezzi migliori per ogni carburante'),
    picture('ranking', '780x1688', 'narrow', 'La classifica dei distributori, con la mappa'),
    picture('station', '780x1688', 'narrow', 'Prezzi, posizione e orari di un distributore'),
    picture('home-wide', '1280x800', 'wide', 'I prezzi migliori per ogni carburante'),
  ],
};
