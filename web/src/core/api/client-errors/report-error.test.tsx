// Tests rule client-errors.
import { CLIENT_ERRORS, ClientErrorSchema } from '@pieno/contract/client-errors/client-errors.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { version } from '../../../../package.json';
import { fakeApi, type FakeApi } from '../../../testing/fake-api.ts';
import { openReports } from './report-error.ts';

let api: FakeApi;
let reportError: ReturnType<typeof openReports>;
beforeEach(() => {
  reportError = openReports();
  api = fakeApi();
  api.answer('/client-errors', undefined);
  history.replaceState(null, '', '/business/8?note=segreto#qui');
});
afterEach(() => history.replaceState(null, '', '/'));

const thrown = (make: () => unknown): unknown => {
  try {
    return make();
  } catch (error) {
    return error;
  }
};
const parse = () => thrown(() => JSON.parse('{"name":"anna bianchi", oops') as unknown);

test('an error is sent once, without typed text and addresses', async () => {
  const error = parse();
  const promise = Promise.resolve();
  await reportError(new PromiseRejectionEvent('unhandledrejection', { promise, reason: error }));
  await reportError(error);
  expect(api.calls).toEqual(['/client-errors']);
  const [sent] = api.sent as [object];
  expect(ClientErrorSchema.parse(sent)).toEqual(sent);
  expect(sent).toMatchObject({ kind: 'rejection', route: '/business/:id', version });
  expect(JSON.stringify(sent).length).toBeLessThan(CLIENT_ERRORS.bytes);
  for (const secret of ['anna', 'bianchi', 'segreto', 'oops', '8?', 'http', location.host]) {
    expect(JSON.stringify(sent)).not.toContain(secret);
  }
});

test('an error of our own class is sent by name only', async () => {
  class Refused extends Error {
    override readonly name = 'Refused';
  }
  await reportError(new ErrorEvent('error', { error: new Refused('Anna non può') }));
  expect(api.sent).toMatchObject([{ kind: 'error', message: 'Refused' }]);
});

test('at most three errors are sent per visit', async () => {
  const errors = ['A', 'B', 'C', 'D', 'E'].map((name) => Object.assign(new Error(), { name }));
  for (const error of errors) await reportError(error);
  expect(api.sent).toMatchObject([
    { kind: 'render', message: 'A' },
    { message: 'B' },
    { message: 'C' },
  ]);
});

test.each([
  ['no error', 'a text'],
  ['a lack of network', new TypeError('Failed to fetch')],
  ['a file that is gone', new TypeError('Missing: Failed to load')],
  ['what was given up', new DOMException('given up', 'AbortError')],
  [
    'what an extension does',
    Object.assign(new Error('x'), {
      stack: 'Error: x\n    at f (chrome-extension://abc/f.js:1:2)',
    }),
  ],
])('nothing is sent for %s', async (_, error) => {
  await reportError(error);
  expect(api.calls).toEqual([]);
});

test('nothing is sent without a network', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await reportError(parse());
  expect(api.calls).toEqual([]);
});

test('the same stack counts as one error in the formats of both browsers', async () => {
  const at = `${location.origin}/assets/index-3fa9.js`;
  const stacks = [
    `TypeError: x\n    at show (${at}:1:2345)\n    at async ${at}:1:99`,
    `show@${at}:1:2345\n@${at}:1:99`,
  ];
  for (const stack of stacks) {
    await reportError(Object.assign(new TypeError('x'), { stack }));
  }
  expect(api.calls).toHaveLength(1);
});
