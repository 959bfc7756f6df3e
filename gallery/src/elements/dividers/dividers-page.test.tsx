import { describe } from 'vitest';
import { testPage } from '../../testing/test-page.tsx';
import { DividersPage } from './dividers-page.tsx';

describe('/dividers', () => {
  testPage(<DividersPage />);
});
