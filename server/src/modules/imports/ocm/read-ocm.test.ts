// Tests rule import-areas.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';
import { read } from './read-ocm.ts';

test('sites outside the areas are not listed, whatever else is wrong with them', async () => {
  const file = path.join(temporaryFolder(), 'sites.json');
  const sites = [
    { ID: 1, StatusTypeID: 150 },
    { ID: 2, StatusTypeID: 200 },
    { ID: 3, SubmissionStatusTypeID: 1_001 },
    { ID: 4 },
    { ID: 4 },
    // A known site that is closed.
    { ID: 5, StatusTypeID: 200 },
    // Swapped coordinates: the position is unknown.
    { ID: 6, AddressInfo: { CountryID: 112, Latitude: 12.56, Longitude: 44.05 } },
  ].map((site) => ({
    AddressInfo: { CountryID: 112, Latitude: 45.4642, Longitude: 9.19 },
    ...site,
  }));
  await writeFile(file, JSON.stringify(sites));
  const { head, lists } = await read({ file, kept: ['5'] });
  expect(head).toMatchObject({ read: 7, beyond: { outside: 5, unplaced: 0 } });
  expect(lists.rejects).toMatchObject([
    { line: 6, reason: 'closed' },
    { line: 7, reason: 'position' },
  ]);
});
