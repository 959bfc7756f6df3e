import { useRef, useState } from 'react';

/** How far below the panel's upper edge a section counts as the one that is read. CSS pixels. */
const READING_LINE = 48;

/**
 * Which section of a panel is being read. Mantine's hook measures from the window's edge; a panel moves
 * with its page.
 */
export function useScrollSpy() {
  const panel = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  const [progress, setProgress] = useState(0);

  const look = () => {
    const { current: element } = panel;
    if (!element) return;
    const { scrollTop, scrollHeight, clientHeight } = element;
    const left = scrollHeight - clientHeight;
    const begun = sectionsOf(element).filter(
      ({ offsetTop }) => offsetTop <= scrollTop + READING_LINE,
    );
    // The last ones may be too short to come up to the line.
    const isAtEnd = scrollTop >= left - 1;
    setActive(Math.max(0, (isAtEnd ? sectionsOf(element) : begun).length - 1));
    setProgress(left > 0 ? Math.round((scrollTop / left) * 100) : 100);
  };

  const goTo = (index: number) => {
    const section = panel.current && sectionsOf(panel.current)[index];
    if (section) panel.current?.scrollTo({ top: section.offsetTop });
  };

  return { panel, active, progress, look, goTo };
}

const sectionsOf = (panel: HTMLElement): HTMLElement[] => [
  ...panel.querySelectorAll<HTMLElement>('section'),
];
