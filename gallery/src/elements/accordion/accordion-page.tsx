import { DemoPage } from '../../kit/demo-page.tsx';
import { DemoSection } from '../../kit/demo-section.tsx';
import { AskedGroup } from './asked-group.tsx';
import { FuelGroup } from './fuel-group.tsx';
import { QuestionGroup } from '../../kit/question-group.tsx';
import { CARE, FILLING_UP } from './questions.ts';

export function AccordionPage() {
  return (
    <DemoPage>
      <DemoSection title="Plain" lead="One answer at a time: opening one closes the other.">
        <QuestionGroup questions={FILLING_UP} open="self" />
      </DemoSection>
      <DemoSection title="With icons" lead="Easier to find again.">
        <QuestionGroup questions={CARE} withIcons variant="contained" />
      </DemoSection>
      <DemoSection title="Separated" lead="Each question is a card of its own.">
        <QuestionGroup questions={FILLING_UP} variant="separated" withIcons open="where" />
      </DemoSection>
      <DemoSection title="Plus and cross" lead="Instead of the chevron.">
        <QuestionGroup questions={CARE} variant="filled" open="oil" withPlus />
      </DemoSection>
      <DemoSection title="Asked by drivers">
        <AskedGroup />
      </DemoSection>
      <DemoSection title="A price behind each fuel">
        <FuelGroup />
      </DemoSection>
      <DemoSection title="Chevron in front">
        <QuestionGroup questions={FILLING_UP} chevronPosition="left" />
      </DemoSection>
    </DemoPage>
  );
}
