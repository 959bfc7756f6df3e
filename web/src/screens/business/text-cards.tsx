import { Card } from '@pieno/ui/card.tsx';
import { m } from '../../paraglide/messages.js';
import styles from './text-cards.module.css';

/** Card 'Descrizione', only if there is a description. */
export function DescriptionCard({ text }: { text: string | null }) {
  return text && <TextCard title={m.business_description()} text={text} />;
}

/** Card 'Orari di Apertura', only if the opening hours are known. */
export function HoursCard({ text }: { text: string | null }) {
  return text && <TextCard title={m.business_hours()} text={text} />;
}

function TextCard({ title, text }: { title: string; text: string }) {
  return (
    <Card title={title}>
      <p className={styles.text}>{text}</p>
    </Card>
  );
}
