/**
 * The base of a fuel at a station, as it stood and as it moved with the belt since: the nearer one counts (decision 0050).
 * @param base in thousandths of a euro, as the medians; null where there is none
 * @param then the belt's median when it was said
 * @param now the same of today
 */
export function basesOf(
  base: number | null | undefined,
  then: number | null,
  now: number | undefined,
): number[] {
  if (base === null || base === undefined) return [];
  return then && now ? [base, Math.round((base * now) / then)] : [base];
}
