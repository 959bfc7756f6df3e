import { isCertain } from '@pieno/contract/prices/freshness.ts';
import { isCrowded } from '@pieno/contract/prices/medals.ts';
import type { FuelMode } from '@pieno/contract/prices/fuels.ts';
import type { Area } from '@pieno/contract/prices/prices.ts';
import type { PlacedEntry } from '@pieno/contract/prices/ranking.ts';
import { Card } from '@pieno/ui/card.tsx';
import { useState } from 'react';
import { m } from '../../paraglide/messages.js';
import type { Distances } from './distances.ts';
import { SheetPlace, type OpenedSheet } from '../../features/reports/sheet/sheet-place.ts';
import type { SheetEntry } from '../../features/reports/sheet/sheet-target.ts';
import styles from './ranking-list.module.css';
import { RankingRow } from './ranking-row.tsx';
import type { Notes } from './worth/worth.tsx';

interface RowsProps {
  entries: readonly PlacedEntry[];
  area: Area;
  distances: Distances;
  notes?: Notes | undefined;
}

interface RankingListProps extends RowsProps {
  /** The only mode compared; all if undefined. */
  mode?: FuelMode | undefined;
}

/**
 * The ranked stations and, in sections below, those without a rank: doubtful, ageing, stale and demo prices, premium
 * grades only, unknown prices. If nothing ranks, drivers' reports come first.
 */
export function RankingList({ entries, mode, ...shared }: RankingListProps) {
  const [opened, setOpened] = useState<OpenedSheet | null>(null);
  const sections = Map.groupBy(entries, sectionOf);
  const rows = (section: Section) => ({ entries: sections.get(section) ?? [], ...shared });
  const ranked = rows('ranked');
  return (
    <SheetPlace value={setOpened}>
      <Unranked
        title={m.ranking_reported_title()}
        text={m.ranking_reported_text()}
        {...rows('reported')}
      />
      {ranked.entries.length > 0 && (
        <Card variant="flush">
          <Crowd entries={ranked.entries} />
          <Rows {...ranked} label={m.ranking_list()} />
        </Card>
      )}
      <Unranked
        title={m.price_doubtful_title()}
        text={m.ranking_doubtful_text()}
        {...rows('doubtful')}
      />
      <Unranked title={m.price_ageing_title()} text={m.ranking_ageing_text()} {...rows('ageing')} />
      <Unranked
        title={m.price_to_confirm_title()}
        text={m.ranking_stale_text()}
        {...rows('stale')}
      />
      <Unranked title={m.price_demo_title()} text={m.ranking_demo_text()} {...rows('demo')} />
      <Unranked
        title={m.ranking_premium_title()}
        text={m.ranking_premium_text()}
        {...rows('premium')}
      />
      <Unranked
        title={m.price_unknown_title()}
        text={m.ranking_unknown_text()}
        {...rows('unknown')}
      />
      {opened && (
        <opened.Sheet
          entry={entries.find((entry) => isSame(entry, opened.entry)) ?? opened.entry}
          mode={mode}
          onClose={() => setOpened(null)}
        />
      )}
    </SheetPlace>
  );
}

const isSame = (a: SheetEntry, b: SheetEntry): boolean => a.business.id === b.business.id;

type Section =
  | 'reported'
  | 'ranked'
  | 'doubtful'
  | 'ageing'
  | 'stale'
  | 'demo'
  | 'premium'
  | 'unknown';

function sectionOf({ standIn, rank, fuels: [fuel] }: PlacedEntry): Section {
  if (standIn) return 'reported';
  if (rank !== null) return 'ranked';
  if (!fuel) return 'unknown';
  if (fuel.stale) return 'stale';
  if (fuel.ageing) return 'ageing';
  if (!isCertain(fuel)) return 'doubtful';
  return fuel.source === 'demo' ? 'demo' : 'premium';
}

/** Notes once that too many stations share the best price for a winner. */
function Crowd({ entries }: Pick<RowsProps, 'entries'>) {
  const first = entries.find(({ rank, sharing }) => rank === 1 && isCrowded(sharing));
  return first && <p className={styles.crowd}>{m.price_shared_title({ count: first.sharing })}</p>;
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

function Rows({ entries, area, distances, notes, label }: RowsProps & { label: string }) {
  return (
    <ol role="list" aria-label={label} className={styles.rows}>
      {entries.map((entry, index) => (
        <RankingRow
          key={entry.business.id}
          entry={entry}
          area={area}
          distance={distances.get(entry.business.id)}
          note={notes?.get(entry.business.id)}
          withUnit={index === 0 || unitOf(entry) !== unitOf(entries[index - 1]!)}
        />
      ))}
    </ol>
  );
}

const unitOf = ({ standIn, fuels }: PlacedEntry) => (standIn ?? fuels[0])?.fuel_type.unit;
