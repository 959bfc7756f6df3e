import type { RankingEntry } from '@pieno/contract/prices.ts';
import { Card } from '@pieno/ui/card.tsx';
import { m } from '../../paraglide/messages.js';
import type { Distances } from './distances.ts';
import styles from './ranking-list.module.css';
import { RankingRow } from './ranking-row.tsx';

interface RowsProps {
  entries: readonly RankingEntry[];
  /** Whether demonstration prices are marked as such. */
  marksDemo: boolean;
  distances: Distances;
}

/** The ranked stations and, in sections below, those without a rank: stale prices, premium grades only. */
export function RankingList({ entries, ...shared }: RowsProps) {
  const ranked = entries.filter((entry) => entry.rank !== null);
  const stale = entries.filter((entry) => entry.rank === null && entry.stale);
  const premium = entries.filter((entry) => entry.rank === null && !entry.stale);
  return (
    <>
      {ranked.length > 0 && (
        <Card variant="flush">
          <Rows entries={ranked} {...shared} label={m.ranking_list()} />
        </Card>
      )}
      <Unranked
        title={m.price_to_confirm_title()}
        text={m.ranking_stale_text()}
        entries={stale}
        {...shared}
      />
      <Unranked
        title={m.ranking_premium_title()}
        text={m.ranking_premium_text()}
        entries={premium}
        {...shared}
      />
    </>
  );
}

function Unranked({ title, text, ...rows }: RowsProps & { title: string; text: string }) {
  if (rows.entries.length === 0) return null;
  return (
    <section className={styles.unranked} aria-label={title}>
      <div className={styles.line}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.text}>{text}</p>
      </div>
      <Card variant="flush">
        <Rows {...rows} label={title} />
      </Card>
    </section>
  );
}

function Rows({ entries, marksDemo, distances, label }: RowsProps & { label: string }) {
  return (
    <ol role="list" aria-label={label}>
      {entries.map((entry) => (
        <RankingRow
          key={entry.business.id}
          entry={entry}
          marksDemo={marksDemo}
          distance={distances.get(entry.business.id)}
        />
      ))}
    </ol>
  );
}
