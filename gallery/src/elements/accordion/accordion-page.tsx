import { ExamplePageundefined } from '../../kit/example-page.tsx';
import { Exampleundefined } from '../../kit/example.tsx';
import { AskedGroup } from './asked-group.tsx';
import { FuelGroup } from './fuel-group.tsx';
import { QuestionGroup } from '../../kit/question-group.tsx';
import { CARE, FILLING_UP } from './questions.ts';

export function AccordionPage() {
  return (
    <ExamplePageundefined>
      <Exampleundefined title="Plain" lead="One answer at a time: opening one closes the other.">
        <QuestionGroup questions={FILLING_UP} open="self" />
      </Exampleundefined>
      <Exampleundefined title="With icons" lead="Easier to find again.">
        <QuestionGroup questions={CARE} withIcons variant="contained" />
      </Exampleundefined>
      <Exampleundefined title="Separated" lead="Each question is a card of its own.">
        <QuestionGroup questions={FILLING_UP} variant="separated" withIcons open="where" />
      </Exampleundefined>
      <Exampleundefined title="Plus and cross" lead="Instead of the chevron.">
        <QuestionGroup questions={CARE} variant="filled" open="oil" withPlus />
      </Exampleundefined>
      <Exampleundefined title="Asked by drivers">
        <AskedGroup />
      </Exampleundefined>
      <Exampleundefined title="A price behind each fuel">
        <FuelGroup />
      </Exampleundefined>
      <Exampleundefined title="Chevron in front">
        <QuestionGroup questions={FILLING_UP} chevronPosition="left" />
      </Exampleundefined>
    </ExamplePageundefined>
  );
}
