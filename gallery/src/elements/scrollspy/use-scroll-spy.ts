import { useRef, useState } from 'react';

/** Reading line, in CSS pixels below the panel's top: a section that reaches it becomes current. */
const READING_LINE = 48;

/**
 * Tracks which section of a scrollable panel is being read. Mantine's hook measures from the window's top, but the
 * panel moves when the page scrolls.
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
    // The last sections may be too short to reach the reading line.
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
