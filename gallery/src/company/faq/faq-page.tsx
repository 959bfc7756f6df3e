import { Card } from '@pieno/ui/card.tsx';
import { ButtonLink } from '@pieno/ui/buttons/button-link.tsx';
import { useHost } from '../../host.ts';
import { ExamplePage } from '../../kit/examples/example-page.tsx';
import { QuestionGroup } from '../../kit/fields/question-group.tsx';
import styles from './faq-page.module.css';
import { TOPICS, type QuestionTopic } from './questions.ts';

/**
 * Two groups of questions; in each, at most one question is open, initially the first. A question in the query
 * (`?question=owner`) is open, and its group comes first.
 */
export function FaqPage() {
  const { question } = useHost().query;
  const asked = typeof question === 'string' ? question : undefined;
  const leads = ({ questions }: QuestionTopic) => questions.some(({ id }) => id === asked);
  const topics = TOPICS.toSorted((a, b) => Number(leads(b)) - Number(leads(a)));
  return (
    <ExamplePage layout="wide">
      <div className={styles.topics}>
        {topics.map(({ name, lead, questions }) => (
          <Card key={name} title={name} variant="flush">
            <p className={styles.lead}>{lead}</p>
            <div className={styles.questions}>
              <QuestionGroup questions={questions} open={asked ?? questions[0]!.id} />
            </div>
          </Card>
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
    </ExamplePage>
  );
}
