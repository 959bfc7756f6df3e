import { ExamplePage } from '../../kit/examples/example-page.tsx';
import { ContactForm } from './contact-form.tsx';
import styles from './contact-page.module.css';
import { OfficeCard } from './office-card.tsx';

export function ContactPage() {
  return (
    <ExamplePage layout="wide">
      <div className={styles.contact}>
        <ContactForm />
        <OfficeCard />
      </div>
    </ExamplePage>
  );
}
