import type { GalleryGroup } from '../groups.ts';

/**
 * The groups with only the pages whose name holds the words; upper and lower case are the same, as are
 * `Form Input` and `/form-input`. Groups that are left with nothing go.
 */
export function searchGroups(groups: readonly GalleryGroup[], query: string): GalleryGroup[] {
  const wanted = asName(query);
  return groups
    .map((group) => ({
      ...group,
      pages: Object.fromEntries(
        Object.entries(group.pages).filter(([path, { title }]) =>
          `${asName(title)}\n${asName(path)}`.includes(wanted),
        ),
      ),
    }))
    .filter(({ pages }) => Object.keys(pages).length > 0);
}

const asName = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[-/\s]+/g, ' ')
    .trim();
