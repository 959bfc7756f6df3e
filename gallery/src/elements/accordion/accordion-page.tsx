import { ExamplePage } from '../../kit/examples/example-page.tsx';
import { Example } from '../../kit/examples/example.tsx';
import { AskedGroup } from './asked-group.tsx';
import { FuelGroup } from './fuel-group.tsx';
import { QuestionGroup } from '../../kit/fields/question-group.tsx';
import { CARE, FILLING_UP } from './questions.ts';

export function AccordionPage() {
  return (
    <ExamplePage>
      <Example title="Plain" lead="One answer at a time: opening one closes the other.">
        <QuestionGroup questions={FILLING_UP} open="self" />
      </Example>
      <Example title="With icons" lead="Easier to find again.">
        <QuestionGroup questions={CARE} withIcons variant="contained" />
      </Example>
      <Example title="Separated" lead="Each question is a card of its own.">
        <QuestionGroup questions={FILLING_UP} variant="separated" withIcons open="where" />
      </Example>
      <Example title="Plus and cross" lead="Instead of the chevron.">
        <QuestionGroup questions={CARE} variant="filled" open="oil" withPlus />
      </Example>
      <Example title="Asked by drivers">
        <AskedGroup />
      </Example>
      <Example title="A price behind each fuel">
        <FuelGroup />
      </Example>
      <Example title="Chevron in front">
        <QuestionGroup questions={FILLING_UP} chevronPosition="left" />
      </Example>
    </ExamplePage>
  );
}
