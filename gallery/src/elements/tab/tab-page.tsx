import { ExamplePageundefined } from '../../kit/example-page.tsx';
import { Exampleundefined } from '../../kit/example.tsx';
import { SegmentedPanes } from './segmented-panes.tsx';
import { TabGroup } from './tab-group.tsx';

export function TabPage() {
  return (
    <ExamplePageundefined>
      <Exampleundefined title="Underlined" lead="Three panes, the first one open.">
        <TabGroup label="Underlined tabs" look="line" />
      </Exampleundefined>
      <Exampleundefined title="With icons, full width">
        <TabGroup label="Tabs with icons" look="line" withIcons grow />
      </Exampleundefined>
      <Exampleundefined title="Folders">
        <TabGroup label="Folder tabs" look="outline" />
      </Exampleundefined>
      <Exampleundefined title="Pills">
        <TabGroup label="Pill tabs" look="pills" />
      </Exampleundefined>
      <Exampleundefined title="Segmented" lead="The product’s own, as on the ranking.">
        <SegmentedPanes />
      </Exampleundefined>
      <Exampleundefined title="Upright" lead="The tabs stand beside what they open.">
        <TabGroup label="Upright tabs" look="vertical" />
      </Exampleundefined>
      <Exampleundefined title="At the foot">
        <TabGroup label="Tabs at the foot" look="line" below grow />
      </Exampleundefined>
    </ExamplePageundefined>
  );
}
