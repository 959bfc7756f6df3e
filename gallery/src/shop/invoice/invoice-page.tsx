import { BrandMark } from '@pieno/ui/frame/brand-mark.tsx';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { Chip } from '@pieno/ui/chip.tsx';
import IconPrinter from '~icons/tabler/printer';
import { ExamplePage } from '../../kit/examples/example-page.tsx';
import { shortDate } from '../../kit/times/short-date.ts';
import { Amounts } from '../amounts.tsx';
import { INVOICE, invoiceTotals, VAT_PERCENT } from './invoice.ts';
import { InvoiceLines } from './invoice-lines.tsx';
import styles from './invoice-page.module.css';

export function InvoicePage() {
  const { number, issued, due, from, to, lines } = INVOICE;
  const { net, vat, gross } = invoiceTotals(lines);
  return (
    <ExamplePage layout="narrow">
      <article className={styles.sheet}>
        <header className={styles.head}>
          <span className={styles.brand}>
            <BrandMark size={32} />
            Pieno Shop
          </span>
          <div className={styles.number}>
            <h2 className={styles.title}>Invoice {number}</h2>
            <Chip tone="notice">Paid</Chip>
          </div>
        </header>
        <div className={styles.parties}>
          <Party heading="From" {...from} />
          <Party heading="To" {...to} />
          <dl className={styles.dates}>
            <dt>Issued</dt>
            <dd>{shortDate(issued)}</dd>
            <dt>Due</dt>
            <dd>{shortDate(due)}</dd>
          </dl>
        </div>
        <InvoiceLines lines={lines} />
        <div className={styles.amounts}>
          <Amounts
            rows={[
              ['Net', net],
              [`VAT ${VAT_PERCENT}%`, vat],
            ]}
            total={['Total', gross]}
          />
        </div>
        <p className={styles.note}>
          Paid by card on {shortDate(issued)}. Thank you for your order.
        </p>
      </article>
      <div className={styles.print}>
        <Button variant="default" onClick={() => window.print()}>
          <IconPrinter size={20} stroke={1.75} aria-hidden="true" />
          Print
        </Button>
      </div>
    </ExamplePage>
  );
}

interface PartyProps {
  heading: string;
  name: string;
  lines: readonly string[];
}

function Party({ heading, name, lines }: PartyProps) {
  return (
    <section>
      <h3 className={styles.heading}>{heading}</h3>
      <p className={styles.name}>{name}</p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}
