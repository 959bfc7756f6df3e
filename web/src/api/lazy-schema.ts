const load = () => import('./schemas.ts');
type Schemas = Awaited<ReturnType<typeof load>>;

/** Returns a function that loads a schema of `schemas.ts`, for a call of the entry. */
export const lazySchema =
  <Name extends keyof Schemas>(name: Name) =>
  async (): Promise<Schemas[Name]> =>
    (await load())[name];
