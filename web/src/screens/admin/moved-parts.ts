/** Where former parts are now; bookmarks and printed addresses lead there. */
const MOVED: Readonly<Record<string, string>> = {
  inviti: 'distributori',
  prezzi: 'distributori',
  importa: 'sistema/importazioni',
  registro: 'sistema/registro',
  impostazioni: 'sistema/impostazioni',
  accesso: 'sistema/accesso',
};

/**
 * Returns the path to which a former address redirects; undefined for a current one.
 * @param chosen what was chosen within the part: a station's id
 */
export function movedTo(part: string, chosen: string | undefined): string | undefined {
  if (!Object.hasOwn(MOVED, part)) return undefined;
  const path = `/admin/${MOVED[part]}`;
  if (MOVED[part] !== 'distributori' || chosen === undefined) return path;
  return part === 'inviti' ? `${path}/${chosen}/gestori` : `${path}/${chosen}`;
}
