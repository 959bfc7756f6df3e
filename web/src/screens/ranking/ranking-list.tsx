import type { RankingEntry } from '@pieno/contract/prices.ts';
import { Card } from '@pieno/ui/card.tsx';
import { m } from '../../paraglide/messages.js';
import styles from './ranking-list.module.css';
import { RankingRow } from './ranking-row.tsx';

/** The ranked stations; below a line those that have no place: stale prices, premium grades only. */
export function RankingList({ entries }: { entries: readonly RankingEntry[] }) {
  const ranked = entries.filter((entry) => entry.rank !== null);
  const stale = entries.filter((entry) => entry.rank === null && entry.stale);
  const premium = entries.filter((entry) => entry.rank === null && !entry.stale);
  return (
    <>
      {ranked.length > 0 && (
        <Card variant="flush">
          <Rows entries={ranked} label={m.ranking_list()} />
        </Card>
      )}
      <Unranked title={m.price_to_confirm_title()} text={m.ranking_stale_text()} entries={stale} />
      <Unranked
        title={m.ranking_premium_title()}
        text={m.ranking_premium_text()}
        entries={premium}
      />
    </>
  );
}

function Unranked(props: { title: string; text: string; entries: readonly RankingEntry[] }) {
  if (props.entries.length === 0) return null;
  return (
    <section className={styles.unranked} aria-label={props.title}>
      <div className={styles.line}>
        <h2 className={styles.title}>{props.title}</h2>
        <p className={styles.text}>{props.text}</p>
      </div>
      <Card variant="flush">
        <Rows entries={props.entries} label={props.title} />
      </Card>
    </section>
  );
}

function Rows({ entries, label }: { entries: readonly RankingEntry[]; label: string }) {
  return (
    <ol role="list" aria-label={label}>
      {entries.map((entry) => (
        <RankingRow key={entry.business.id} entry={entry} />
      ))}
    </ol>
  );
}
