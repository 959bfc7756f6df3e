import { version } from '../../../package.json';
import { Card } from '@pieno/ui/card.tsx';
import { Link } from '@pieno/ui/buttons/link.tsx';
import { Article, Section } from '../../core/components/article.tsx';
import { m } from '../../paraglide/messages.js';
import { useVisitor } from '../../core/session/use-visitor.ts';
import { OpenPage } from '../../frame/open-page.tsx';
import { DataSources } from './data-sources.tsx';

/** /about-us: what Pieno is, how to read its prices, and the sources of its data. */
export function AboutUsScreen() {
  const isVisitor = useVisitor().kind !== 'anonymous';
  return (
    <OpenPage
      title={m.about_title()}
      lead={m.about_lead()}
      back={isVisitor ? '/settings' : '/social-login'}
      hasCard
    >
      <Card>
        <Article>
          <Section title={m.about_what_title()} paragraphs={[m.about_what_text()]} />
          <Section
            title={m.about_honest_title()}
            paragraphs={[m.about_honest_age(), m.about_honest_kinds()]}
          />
          <Section
            title={m.about_voices_title()}
            paragraphs={[m.about_voices_firm(), m.about_voices_known(), m.about_voices_any()]}
          />
          <Section title={m.about_sources_title()} paragraphs={[]}>
            <DataSources />
          </Section>
          <Section title={m.about_privacy_title()} paragraphs={[m.about_privacy_text()]}>
            {isVisitor && <Link to="/privacy-policy">{m.about_privacy_more()}</Link>}
          </Section>
          <Section title={m.about_open_title()} paragraphs={[m.about_open_text({ version })]} />
        </Article>
      </Card>
    </OpenPage>
  );
}
