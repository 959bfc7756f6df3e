import { ExamplePage } from '../../kit/examples/example-page.tsx';
import { Example } from '../../kit/examples/example.tsx';
import { SegmentedPanes } from './segmented-panes.tsx';
import { TabGroup } from './tab-group.tsx';

export function TabPage() {
  return (
    <ExamplePage>
      <Example title="Underlined" lead="Three panes, the first one open.">
        <TabGroup label="Underlined tabs" look="line" />
      </Example>
      <Example title="With icons, full width">
        <TabGroup label="Tabs with icons" look="line" withIcons grow />
      </Example>
      <Example title="Folders">
        <TabGroup label="Folder tabs" look="outline" />
      </Example>
      <Example title="Pills">
        <TabGroup label="Pill tabs" look="pills" />
      </Example>
      <Example title="Segmented" lead="The product’s own, as on the ranking.">
        <SegmentedPanes />
      </Example>
      <Example title="Upright" lead="The tabs stand beside what they open.">
        <TabGroup label="Upright tabs" look="vertical" />
      </Example>
      <Example title="At the foot">
        <TabGroup label="Tabs at the foot" look="line" below grow />
      </Example>
    </ExamplePage>
  );
}
