import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { QuestionDialog } from './question-dialog.tsx';
import { show, testAccessible } from '../testing/show.tsx';

const answers: string[] = [];
const question = (
  <QuestionDialog
    message="Vuoi togliere il logo?"
    yesLabel="Togli il logo"
    noLabel="Annulla"
    onYes={vi.fn(() => answers.push('yes'))}
    onClose={vi.fn(() => answers.push('closed'))}
  />
);

testAccessible(question);

test.each([
  ['Togli il logo', ['closed', 'yes']],
  ['Annulla', ['closed']],
])('%s closes the dialog, and only a yes runs the action', async (name, expected) => {
  answers.length = 0;
  await show(question);
  const dialog = page.getByRole('alertdialog', { name: 'Vuoi togliere il logo?' });
  await dialog.getByRole('button', { name, exact: true }).click();
  await expect.poll(() => answers).toEqual(expected);
});
