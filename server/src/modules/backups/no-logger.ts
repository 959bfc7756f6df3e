import type { DatabaseLogger } from '../../db/database.ts';

const nothing = () => undefined;

/** For databases that live for one piece of work: what goes wrong fails the work, which says it. */
export const NO_LOGGER: DatabaseLogger = { info: nothing, warn: nothing, error: nothing };
