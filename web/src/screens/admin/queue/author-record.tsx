import type { Author, QueueItem } from '@pieno/contract/queue/queue.ts';
import { useNow } from '../../../core/browser/use-now.ts';
import { m } from '../../../paraglide/messages.js';
import { firmRecordText } from '../firm-record.ts';
import styles from './queue.module.css';

/** The outcomes of an author's reports so far, without a name. */
export function AuthorRecord({ author, number }: { author: Author; number: number }) {
  const { accepted, rejected, lapsed, confirmations, disputes_right, disputes_wrong } = author;
  const now = useNow();
  const decided = [
    accepted > 0 && m.admin_record_accepted({ count: accepted }),
    rejected > 0 && m.admin_record_rejected({ count: rejected }),
    lapsed > 0 && m.admin_record_lapsed({ count: lapsed }),
  ].filter(Boolean);
  const record = [
    author.known && m.admin_record_known(),
    decided.length === 0
      ? m.admin_record_none()
      : m.admin_record_reports({ list: decided.join(', ') }),
    confirmations > 0 && m.admin_record_confirmations({ count: confirmations }),
    disputes_right + disputes_wrong > 0 &&
      m.admin_record_disputes({ right: disputes_right, wrong: disputes_wrong }),
    decided.length > 0 && firmRecordText(author, now),
  ].filter(Boolean);
  return (
    <p className={styles.hint}>
      {authorText(author, number)}: {record.join('; ')}
    </p>
  );
}

/** Names an author's role: the reporter of the price, or the one who disputes it. */
export function authorText({ says }: Author, number: number): string {
  return says === 'dispute' ? m.admin_author_dispute({ number }) : m.admin_author_price({ number });
}

/** Returns the authors for whom nobody vouches yet. */
export const unknownAuthors = ({ authors }: QueueItem): Author[] =>
  authors.filter(({ known }) => !known);
