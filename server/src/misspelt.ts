import { diff } from 'node:util';
import { VARIABLES } from './config.ts';

/**
 * Maximum number of missing or extra letters; a letter in another place is both. Fewer for HOST and PORT, as PGHOST is
 * no misspelling.
 */
const farFrom = (ours: string) => (ours.length > 4 ? 2 : 1);

/**
 * Finds variables that are not ours but have nearly the name of one that is not set: they are ignored.
 * @returns an Italian sentence for each
 */
export function misspelt(environment: NodeJS.ProcessEnv): string[] {
  const unset = VARIABLES.filter((name) => !environment[name]);
  return Object.keys(environment).flatMap((name) => {
    if (!environment[name] || VARIABLES.includes(name)) return [];
    const meant = unset.find((ours) => isNear(name.toUpperCase(), ours));
    return meant ? [`${name} non è una variabile di Pieno, e non vale: forse è ${meant}.`] : [];
  });
}

function isNear(name: string, ours: string): boolean {
  const far = farFrom(ours);
  if (Math.abs(name.length - ours.length) > far) return false;
  return diff(name, ours).filter(([change]) => change !== 0).length <= far;
}
