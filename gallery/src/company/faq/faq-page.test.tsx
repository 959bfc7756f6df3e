// Tests rules gallery-articles, gallery-true.
import { show } from '@pieno/ui/testing/show.tsx';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { HostContext } from '../../host.ts';
import { testPage } from '../../testing/test-page.tsx';
import { FaqPage } from './faq-page.tsx';
import { TOPICS } from './questions.ts';

const [buyers, authors] = TOPICS.map(({ name, questions }) => {
  const group = page.getByRole('region', { name, exact: true });
  return { group, asked: questions.map(({ title }) => group.getByRole('button', { name: title })) };
});
const openIn = ({ group }: NonNullable<typeof buyers>) =>
  group
    .getByRole('button', { expanded: true })
    .elements()
    .map(({ textContent }) => textContent);
const title = (topic: number, question: number) => TOPICS[topic]!.questions[question]!.title;

describe('/faq', () => {
  testPage(<FaqPage />);

  test('has a group for buyers and one for authors', () => {
    expect(TOPICS.map(({ name }) => name)).toEqual(['For Buyers', 'For Authors']);
  });

  test('the answers about prices, pictures and owners match the product', () => {
    const answers = TOPICS.flatMap(({ questions }) => questions);
    const answer = (id: string) => answers.find((each) => each.id === id)!.text;
    expect(answer('send-price')).toContain('“Confermo”');
    expect(answer('own-pictures')).toContain('photographs');
    expect(answer('owner')).toContain('invitation');
    expect(answer('foreign-card')).toContain('where its owner has said so');
    expect(answers.filter(({ text }) => /cannot|\byet\b|no account/u.test(text))).toEqual([]);
  });

  test('opening a question closes the open one of its group', async () => {
    await show(<FaqPage />);
    await expect.poll(() => openIn(buyers!)).toEqual([title(0, 0)]);
    await buyers!.asked[2]!.click();
    await expect.poll(() => openIn(buyers!)).toEqual([title(0, 2)]);
    expect(openIn(authors!)).toEqual([title(1, 0)]);
    await authors!.asked[4]!.click();
    await expect.poll(() => openIn(authors!)).toEqual([title(1, 4)]);
    expect(openIn(buyers!)).toEqual([title(0, 2)]);
    await expect.element(page.getByText(TOPICS[1]!.questions[4]!.text)).toBeVisible();
  });

  test('a press on an open question closes it', async () => {
    await show(<FaqPage />);
    await buyers!.asked[0]!.click();
    await expect.poll(() => openIn(buyers!)).toEqual([]);
  });

  test('the question in the query is open, and its group comes first', async () => {
    await show(
      <HostContext
        value={{ logout: () => undefined, open: () => undefined, query: { question: 'owner' } }}
      >
        <FaqPage />
      </HostContext>,
    );
    await expect.poll(() => openIn(authors!)).toEqual([title(1, 4)]);
    expect(openIn(buyers!)).toEqual([]);
    const headings = page.getByRole('heading', { level: 2 }).elements();
    expect(headings.slice(0, 2).map(({ textContent }) => textContent)).toEqual([
      'For Authors',
      'For Buyers',
    ]);
  });
});
