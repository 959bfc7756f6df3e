import { useEffect, useId, useRef, type ReactNode } from 'react';
import styles from './spied-panel.module.css';
import { useScrollSpy } from './use-scroll-spy.ts';

export interface SpiedSection {
  title: string;
  /** Before the title in the list, e.g. a dot. */
  mark?: ReactNode;
  content: ReactNode;
}

interface SpiedPanelProps {
  /** Accessible name of the list. */
  label: string;
  /** `pills`: list above the panel. `rail`: list beside it. `progress`: list above it with a progress bar. */
  variant: 'pills' | 'rail' | 'progress';
  sections: readonly SpiedSection[];
}

/** A scrollable panel of sections; its list marks the current section and links to each. */
export function SpiedPanel({ label, variant, sections }: SpiedPanelProps) {
  const { panel, active, progress, look, goTo } = useScrollSpy();
  const list = useRef<HTMLUListElement>(null);
  const id = useId();
  useEffect(() => {
    const entry = list.current?.children[active];
    if (!(entry instanceof HTMLElement)) return;
    list.current?.scrollTo({ left: entry.offsetLeft - 24 });
  }, [active]);
  return (
    <div className={styles.spy} data-variant={variant}>
      {variant === 'progress' && (
        <div className={styles.reading}>
          <progress max={100} value={progress} aria-label={`Read of ${label}`} />
          <span>
            {active + 1} of {sections.length}
          </span>
        </div>
      )}
      <nav aria-label={label}>
        <ul role="list" ref={list} className={styles.list}>
          {sections.map(({ title, mark }, index) => (
            <li key={title}>
              <button
                type="button"
                className={styles.entry}
                aria-current={index === active ? 'true' : undefined}
                onClick={() => goTo(index)}
              >
                {mark}
                {title}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <div
        ref={panel}
        className={styles.panel}
        role="region"
        aria-label={`${label}, to read`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolling needs keyboard focus
        tabIndex={0}
        onScroll={look}
      >
        {sections.map(({ title, content }, index) => (
          <section key={title} aria-labelledby={`${id}-${index}`}>
            <h3 id={`${id}-${index}`}>{title}</h3>
            {content}
          </section>
        ))}
      </div>
    </div>
  );
}
