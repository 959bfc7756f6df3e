import { m } from '../paraglide/messages.js';

/** What a password field says of itself. */
export const passwordWords = () => ({ show: m.password_show(), strength: m.password_strength() });
