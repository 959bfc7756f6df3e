import type { GalleryGroup } from '../groups.ts';

/**
 * Keeps the pages whose title or path contains the query; omits groups without pages. Ignores case, and treats `Form
 * Input` and `/form-input` as equal.
 */
export function searchGroups(groups: readonly GalleryGroup[], query: string): GalleryGroup[] {
  const wanted = asName(query);
  return groups
    .map((group) => ({
      ...group,
      routes: Object.fromEntries(
        Object.entries(group.routes).filter(([path, { title }]) =>
          `${asName(title)}\n${asName(path)}`.includes(wanted),
        ),
      ),
    }))
    .filter(({ routes }) => Object.keys(routes).length > 0);
}

const asName = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[-/\s]+/g, ' ')
    .trim();
