import { Card } from '@pieno/ui/card.tsx';
import { PrivacyText } from '../../legal/privacy-text.tsx';

/** /privacy-policy: what is kept, for how long, and the terms. */
export function PrivacyPolicyScreen() {
  return (
    <Card>
      <PrivacyText />
    </Card>
  );
}
