import { m } from '../../paraglide/messages.js';

export const passwordLabels = () => ({ show: m.password_show(), strength: m.password_strength() });
