/** What a price was compared with in thousandths of a euro, where there was something. */
export interface Compared {
  /** The median of the others. */
  reference?: number;
  /** The station's own last price. */
  lastPrice?: number;
}

/** Leaves out what is unknown. */
export const comparedOf = ({
  reference,
  lastPrice,
}: {
  [Key in keyof Compared]: Compared[Key] | undefined;
}): Compared => ({
  ...(reference !== undefined && { reference }),
  ...(lastPrice !== undefined && { lastPrice }),
});
