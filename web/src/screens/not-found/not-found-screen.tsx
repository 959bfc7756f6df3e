import { BlankPage } from '../../frame/blank-page.tsx';
import { m } from '../../paraglide/messages.js';

/** Shown for an address without a page (rule page-not-found). */
export const NotFoundScreen = () => (
  <BlankPage figure="404" title={m.not_found_title()} text={m.not_found_text()} to="/home" />
);
