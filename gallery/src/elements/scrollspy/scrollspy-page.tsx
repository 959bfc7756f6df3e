import { DemoPage } from '../../kit/demo-page.tsx';
import { DemoSection } from '../../kit/demo-section.tsx';
import { CASTLES, FUELS, ROAD_BOOK, STORY } from './journey.tsx';
import { SpiedPanel } from './spied-panel.tsx';

export function ScrollspyPage() {
  return (
    <DemoPage>
      <DemoSection title="Pills above" lead="The list follows what you read, and leads to each.">
        <SpiedPanel variant="pills" label="Castles" sections={CASTLES} />
      </DemoSection>
      <DemoSection title="A rail beside" lead="A road book: kilometre by kilometre.">
        <SpiedPanel variant="rail" label="Road book" sections={ROAD_BOOK} />
      </DemoSection>
      <DemoSection title="By fuel" lead="As on a menu: the groups stay in reach.">
        <SpiedPanel variant="pills" label="Fuels" sections={FUELS} />
      </DemoSection>
      <DemoSection title="How far you are" lead="Chapters, and a bar that fills as you read.">
        <SpiedPanel variant="progress" label="Chapters" sections={STORY} />
      </DemoSection>
    </DemoPage>
  );
}
