import { Card } from '@pieno/ui/card.tsx';
import { ButtonLink } from '@pieno/ui/button-link.tsx';
import { useEffect, useRef } from 'react';
import { useHost } from '../../host.ts';
import { DemoPage } from '../../kit/demo-page.tsx';
import { DemoSection } from '../../kit/demo-section.tsx';
import { QuestionGroup } from '../../kit/question-group.tsx';
import styles from './faq-page.module.css';
import { TOPICS } from './questions.ts';

/**
 * Two groups of questions; in each, one at a time is answered: at first the one the address asks for
 * (`?question=owner`), else the first of each group.
 */
export function FaqPage() {
  const topics = useRef<HTMLDivElement>(null);
  const { question } = useHost().query;
  const asked = typeof question === 'string' ? question : undefined;
  useEffect(() => {
    if (asked) topics.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'center' });
  }, [asked]);
  return (
    <DemoPage layout="wide">
      <div ref={topics} className={styles.topics}>
        {TOPICS.map(({ name, lead, questions }) => (
          <DemoSection key={name} title={name} lead={lead}>
            <QuestionGroup questions={questions} open={asked ?? questions[0]!.id} />
          </DemoSection>
        ))}
      </div>
      <Card>
        <div className={styles.ask}>
          <div>
            <h2 className={styles.title}>Not among them?</h2>
            <p className={styles.text}>
              Ada answers within a working day, and adds it to the list.
            </p>
          </div>
          <ButtonLink to="/contact">Ask us</ButtonLink>
        </div>
      </Card>
    </DemoPage>
  );
}
