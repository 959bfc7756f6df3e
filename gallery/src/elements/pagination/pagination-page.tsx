import { Button } from '@pieno/ui/buttons/button.tsx';
import IconArrowLeft from '~icons/tabler/arrow-left';
import IconArrowRight from '~icons/tabler/arrow-right';
import { useState } from 'react';
import { ExamplePage } from '../../kit/examples/example-page.tsx';
import { Example } from '../../kit/examples/example.tsx';
import { GoToPage } from './go-to-page.tsx';
import { GrowingList, PagedList } from './paged-list.tsx';
import { PaginationBar } from '../../kit/pagination-bar.tsx';
import styles from './pagination-page.module.css';

export function PaginationPage() {
  return (
    <ExamplePage>
      <Example
        title="Go to page"
        lead="Type a number; one that is too large goes to the last page."
      >
        <GoToPage />
      </Example>
      <Example title="Plain">
        <Bar label="Plain" start={2} />
      </Example>
      <Example title="Round">
        <Bar label="Round" look="round" start={5} />
      </Example>
      <Example title="Quiet" lead="Only where one is has an edge.">
        <Bar label="Quiet" look="quiet" start={4} />
      </Example>
      <Example title="Only arrows">
        <Bar label="Only arrows" withPages={false} withEdges start={3} />
      </Example>
      <Example title="In words">
        <LabelledButtons />
      </Example>
      <Example title="Turning a list" lead="Four places at a time.">
        <PagedList />
      </Example>
      <Example title="Growing a list" lead="Instead of turning it.">
        <GrowingList />
      </Example>
    </ExamplePage>
  );
}

interface BarProps {
  label: string;
  start: number;
  look?: 'plain' | 'round' | 'quiet';
  withEdges?: boolean;
  withPages?: boolean;
}

function Bar({ start, ...bar }: BarProps) {
  const [page, setPage] = useState(start);
  return <PaginationBar {...bar} total={9} page={page} onPage={setPage} />;
}

const TOTAL = 12;

function LabelledButtons() {
  const [page, setPage] = useState(1);
  return (
    <div className={styles.turn}>
      <Button variant="quiet" disabled={page === 1} onClick={() => setPage(page - 1)}>
        <IconArrowLeft className="mirrored" size={20} stroke={1.75} aria-hidden="true" />
        Newer
      </Button>
      <span className={styles.now} role="status">
        {page} / {TOTAL}
      </span>
      <Button variant="quiet" disabled={page === TOTAL} onClick={() => setPage(page + 1)}>
        Older
        <IconArrowRight className="mirrored" size={20} stroke={1.75} aria-hidden="true" />
      </Button>
    </div>
  );
}
