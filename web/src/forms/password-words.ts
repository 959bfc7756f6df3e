import { m } from '../paraglide/messages.js';

/** Returns the accessible names inside a password field. */
export const passwordWords = () => ({ show: m.password_show(), strength: m.password_strength() });
