import { ExamplePage } from '../../kit/examples/example-page.tsx';
import { Example } from '../../kit/examples/example.tsx';
import { CASTLES, FUELS, ROAD_BOOK, STORY } from './journey.tsx';
import { SpiedPanel } from './spied-panel.tsx';

export function ScrollspyPage() {
  return (
    <ExamplePage>
      <Example title="Pills above" lead="The list follows what you read, and leads to each.">
        <SpiedPanel variant="pills" label="Castles" sections={CASTLES} />
      </Example>
      <Example title="A rail beside" lead="A road book: kilometre by kilometre.">
        <SpiedPanel variant="rail" label="Road book" sections={ROAD_BOOK} />
      </Example>
      <Example title="By fuel" lead="As on a menu: the groups stay in reach.">
        <SpiedPanel variant="pills" label="Fuels" sections={FUELS} />
      </Example>
      <Example title="How far you are" lead="Chapters, and a bar that fills as you read.">
        <SpiedPanel variant="progress" label="Chapters" sections={STORY} />
      </Example>
    </ExamplePage>
  );
}
