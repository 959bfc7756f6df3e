import { m } from '../../paraglide/messages.js';

/** Returns the accessible names inside a password field. */
export const passwordLabels = () => ({ show: m.password_show(), strength: m.password_strength() });
