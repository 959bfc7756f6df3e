import { describe } from 'vitest';
import { testPage } from '../../testing/test-page.tsx';
import { CallToActionPage } from './call-to-action-page.tsx';

describe('/call-to-action', () => {
  testPage(<CallToActionPage />);
});
