import { Card } from '@pieno/ui/card.tsx';
import { PrivacyText } from '../../features/account/privacy-text.tsx';

/** /privacy-policy: which data is stored, for how long, and the terms of use. */
export function PrivacyPolicyScreen() {
  return (
    <Card>
      <PrivacyText />
    </Card>
  );
}
