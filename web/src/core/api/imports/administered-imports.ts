/** Imports (rule admin-imports). */
import type { FuelKind } from '@pieno/contract/imports/fuel-kind.ts';
import type {
  ImportAttempt,
  ImportDetail,
  ImportFileName,
  ImportKindName,
  Imports,
} from '@pieno/contract/imports/administered-imports.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { ADMINISTRATION, PAGED } from '../administration.ts';
import { callPersonal } from '../client.ts';
import { packedFile } from './packed-file.ts';

/** Milliseconds between two polls while an import is running. */
const WHILE_RUNNING_MS = 2_000;
/** Milliseconds to wait when files are sent, a little more than the server's own limit. */
const SENDING_MS = 25_000;

const again = (attempts: readonly ImportAttempt[] = []) =>
  attempts.some(({ state }) => state === 'running') ? WHILE_RUNNING_MS : false;

/** Query of the attempts, paged, newest first; polled while one of them is running. */
export const importsQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: [...ADMINISTRATION, userId, 'imports'],
    queryFn: ({ signal, pageParam }): Promise<Imports> =>
      callPersonal('GET /admin/imports', {
        ...(pageParam !== '' && { query: { before: pageParam } }),
        signal,
      }),
    ...PAGED,
    refetchInterval: ({ state }) => again(state.data?.pages[0]?.attempts),
    refetchOnWindowFocus: true,
    refetchOnReconnect: 'always',
  });

/** Query of an attempt with the first rows that it left out; polled while it is running. */
export const importQuery = (userId: string, id: number) =>
  queryOptions({
    queryKey: [...ADMINISTRATION, userId, 'import', id],
    queryFn: async ({ signal, client }): Promise<ImportDetail> => {
      const detail = await callPersonal('GET /admin/imports/:id', { params: { id }, signal });
      // Updates the list as well, so that it does not show 'in corso' for an attempt that has ended.
      client.setQueryData(
        importsQuery(userId).queryKey,
        (list) =>
          list && {
            ...list,
            pages: list.pages.map((page) => ({
              ...page,
              attempts: page.attempts.map((each) => (each.id === id ? detail.attempt : each)),
            })),
          },
      );
      return detail;
    },
    refetchInterval: ({ state }) => again(state.data && [state.data.attempt]),
    refetchOnReconnect: 'always',
  });

interface Start<Source> {
  kind: ImportKindName;
  trial: boolean;
  force: boolean;
  from: Partial<Record<ImportFileName, Source>>;
}

/**
 * Sends files for a trial or an import.
 * @returns the attempt's id
 */
export async function startFromFiles({ kind, trial, force, from }: Start<File>) {
  const body = new FormData();
  body.set('trial', String(trial));
  body.set('force', String(force));
  for (const file of Object.values(from)) body.set('saved_at', String(file.lastModified));
  for (const [name, file] of Object.entries(from)) {
    body.set(name, await packedFile(file), file.name);
  }
  const sent = { params: { kind }, body, timeoutMs: SENDING_MS };
  return callPersonal('POST /admin/imports/:kind/files', sent);
}

/**
 * Starts a trial or an import of what is published at addresses.
 * @returns the attempt's id
 */
export const startFromAddresses = ({ kind, trial, force, from }: Start<string>) =>
  callPersonal('POST /admin/imports/:kind/addresses', {
    params: { kind },
    body: { trial, force, addresses: from },
  });

/**
 * Withdraws what an import recorded.
 * @returns the id of the undo
 */
export const undoImport = (id: number) =>
  callPersonal('POST /admin/imports/:id/undo', { params: { id } });

/**
 * Removes the stations that are not shown anywhere.
 * @returns the attempt's id
 */
export const tidyStations = () => callPersonal('POST /admin/imports/tidy');

/** Returns the rows that an attempt left out, as a spreadsheet file. */
export async function rejectsOf(id: number): Promise<{ data: Blob; name: string }> {
  const { name, text } = await callPersonal('GET /admin/imports/:id/rejects', { params: { id } });
  return { data: new Blob([text], { type: 'text/csv;charset=utf-8' }), name };
}

/** Sets category and unit of an unknown fuel. */
export const classifyFuel = (kind: FuelKind) => callPersonal('POST /admin/fuels', { body: kind });
