import type { Plugin } from 'vite';
import buildIcons from 'unplugin-icons/vite';

/** Attributes that all line icons or all filled icons share; the component sets them (ui/src/icon.tsx). */
const OF_LINES =
  / (fill="none"|stroke="currentColor"|stroke-linecap="round"|stroke-linejoin="round"|stroke-width="2")/g;
const OF_SHAPES = / fill="currentColor"/g;

/** True if a module id names an icon. */
export const isIcon = (id: string): boolean => id.includes('~icons/');

/** Makes each `~icons/tabler/…` a module, so that a page loads only the icons it shows. */
export const icons = (): Plugin =>
  buildIcons({
    compiler: {
      extension: 'js',
      compiler: (svg, _collection, name) => {
        const isFilled = name.endsWith('-filled');
        const body = svg
          .replaceAll(/^<svg[^>]*>|<\/svg>$/g, '')
          .replaceAll(isFilled ? OF_SHAPES : OF_LINES, '')
          .replaceAll(/^<g>|<\/g>$/g, '');
        const call = [name, body, isFilled].map((each) => JSON.stringify(each));
        return `import { makeIcon } from '@pieno/ui/icon.tsx';
export default /* @__PURE__ */ makeIcon(${call.join(', ')});`;
      },
    },
  }) as Plugin;
