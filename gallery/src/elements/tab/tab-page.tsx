import { DemoPage } from '../../kit/demo-page.tsx';
import { DemoSection } from '../../kit/demo-section.tsx';
import { SegmentedPanes } from './segmented-panes.tsx';
import { TabGroup } from './tab-group.tsx';

export function TabPage() {
  return (
    <DemoPage>
      <DemoSection title="Underlined" lead="Three panes, the first one open.">
        <TabGroup label="Underlined tabs" look="line" />
      </DemoSection>
      <DemoSection title="With icons, full width">
        <TabGroup label="Tabs with icons" look="line" withIcons grow />
      </DemoSection>
      <DemoSection title="Folders">
        <TabGroup label="Folder tabs" look="outline" />
      </DemoSection>
      <DemoSection title="Pills">
        <TabGroup label="Pill tabs" look="pills" />
      </DemoSection>
      <DemoSection title="Segmented" lead="The product’s own, as on the ranking.">
        <SegmentedPanes />
      </DemoSection>
      <DemoSection title="Upright" lead="The tabs stand beside what they open.">
        <TabGroup label="Upright tabs" look="vertical" />
      </DemoSection>
      <DemoSection title="At the foot">
        <TabGroup label="Tabs at the foot" look="line" below grow />
      </DemoSection>
    </DemoPage>
  );
}
