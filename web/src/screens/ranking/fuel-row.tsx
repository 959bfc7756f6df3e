import { DECADES, type Decade } from '@pieno/contract/prices/fuels.ts';
import { Link } from '@pieno/ui/buttons/link.tsx';
import { VisuallyHidden } from '@pieno/ui/visually-hidden.tsx';
import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { m } from '../../paraglide/messages.js';
import { decadeName } from '../../features/prices/category-names.ts';
import styles from './fuel-row.module.css';
import { isRightToLeft } from './is-right-to-left.ts';
import { pathOf, type RankingFilter } from './ranking-filter.ts';

interface FuelRowProps {
  decade: number;
  /** Kept when the fuel changes. */
  filter: RankingFilter;
  onFuel: (decade: Decade) => void;
}

/**
 * The six fuels on one line, the current one marked: a tap or an arrow key replaces this ranking with another one's
 * (rule ranking-fuels).
 */
export function FuelRow({ decade, filter, onFuel }: FuelRowProps) {
  const row = useRef<HTMLDivElement>(null);
  const hasChanged = useHasChanged(decade);
  useEffect(() => {
    const centre = () => {
      const current = row.current?.querySelector('[aria-current]');
      // `scrollIntoView` would scroll the page as well.
      if (current) row.current!.scrollLeft += middleOf(current) - middleOf(row.current!);
    };
    centre();
    // The names become wider when their typeface has loaded.
    void document.fonts.ready.then(centre);
  }, [decade]);

  const choose = (event: MouseEvent, chosen: Decade) => {
    // Opens as a link in another tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (chosen !== decade) onFuel(chosen);
  };
  const step = (event: KeyboardEvent) => {
    const way = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!way || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const links = [...row.current!.querySelectorAll('a')];
    const at = links.findIndex((link) => link === event.target);
    const next = at + (isRightToLeft(row.current!) ? -way : way);
    if (!DECADES[next]) return;
    links[next]!.focus({ preventScroll: true });
    onFuel(DECADES[next]);
  };
  return (
    <nav aria-label={m.home_categories_label()} className={styles.place} data-screen-only>
      <div ref={row} className={styles.row}>
        {DECADES.map((each) => (
          <Link
            key={each}
            to={pathOf(each, filter)}
            className={styles.fuel}
            aria-current={each === decade ? 'page' : undefined}
            onClick={(event) => choose(event, each)}
            onKeyDown={step}
          >
            {decadeName(each)}
          </Link>
        ))}
      </div>
      <div role="status">
        <VisuallyHidden>{hasChanged && decadeName(decade)}</VisuallyHidden>
      </div>
    </nav>
  );
}

/** True from the first change of a value on: the initial value is announced with the page. */
function useHasChanged(value: number): boolean {
  const [seen, setSeen] = useState({ value, hasChanged: false });
  if (seen.value !== value) setSeen({ value, hasChanged: true });
  return seen.hasChanged;
}

function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
