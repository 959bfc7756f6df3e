import type { CallName } from '@pieno/contract/calls.ts';

/** The calls that are an administrator's. */
export type AdministrationCall = Extract<
  CallName,
  | `${string} /admin/${string}`
  | 'PUT /owner/stations/:id/people/:person'
  | 'POST /owner/stations/:id/tokens'
  | `${string} /owner/stations/:id/logo`
  | `${string} /owner/stations/:id/pictures`
  | `${string} /owner/stations/:id/pictures/:picture`
>;

/**
 * What an administrator does by a call, and the command of `npm run admin`, with its option, that does the same by the
 * same service (rule admin-twins); `import …` is one of `npm run import`.
 */
export const TWINS: Readonly<Record<AdministrationCall, string>> = {
  'GET /admin/today': 'today',
  'GET /admin/queue': 'queue',
  'POST /admin/queue/:id': 'queue --yes',
  'GET /admin/stations': 'stations',
  'GET /admin/owners': 'owners',
  'POST /admin/stations/:id/invitations': 'invite',
  'DELETE /admin/invitations/:id': 'uninvite',
  'POST /admin/stations/:id/handover': 'handover',
  'PUT /owner/stations/:id/people/:person': 'person --yes',
  'POST /owner/stations/:id/tokens': 'token --name',
  'GET /owner/stations/:id/pictures': 'pictures',
  'PUT /owner/stations/:id/logo': 'pictures --logo',
  'DELETE /owner/stations/:id/logo': 'pictures --logo',
  'POST /owner/stations/:id/pictures': 'pictures --add',
  'PUT /owner/stations/:id/pictures': 'pictures --order',
  'PUT /owner/stations/:id/pictures/:picture': 'pictures --alt',
  'DELETE /owner/stations/:id/pictures/:picture': 'pictures --remove',
  'GET /admin/stations/:id/prices': 'prices',
  'PUT /admin/stations/:id/prices/:fuel': 'price',
  'DELETE /admin/stations/:id/prices/:fuel': 'price --withdraw',
  'DELETE /admin/stations/:id/scheduled-prices/:schedule': 'scheduled --cancel',
  'GET /admin/imports': 'imports',
  'GET /admin/imports/:id': 'imports',
  'GET /admin/imports/:id/rejects': 'imports --rejects',
  'POST /admin/imports/:kind/files': 'import prices --dry-run',
  'POST /admin/imports/:kind/addresses': 'import mimit --force',
  'POST /admin/imports/:id/undo': 'import undo',
  'GET /admin/people': 'people',
  'PUT /admin/people/:id/role': 'user --role',
  'PUT /admin/people/:id/active': 'user --inactive',
  'PUT /admin/people/:id/email-verification': 'user --verified',
  'DELETE /admin/people/:id/sessions': 'user --end-sessions',
  'DELETE /admin/people/:id': 'user --delete',
  'GET /admin/log': 'log',
  'GET /admin/settings': 'setting',
  'PUT /admin/settings/:key': 'set --default',
  'GET /admin/welcome': 'welcome --preview',
  'PUT /admin/welcome': 'welcome',
  'POST /admin/welcome/preview': 'welcome --preview',
  'PUT /admin/stations/:id/categories/:decade': 'sells',
  'POST /admin/stations': 'add-station',
  'GET /admin/stations/:id/facts': 'station',
  'PUT /admin/stations/:id/facts': 'station --name',
  'GET /admin/stations/:id/details': 'details',
  'PUT /admin/stations/:id/details': 'details',
  'PUT /admin/stations/:id/closed': 'station --close',
  'POST /admin/stations/:id/merges': 'merge',
  'DELETE /admin/merges/:id': 'unmerge',
  'GET /admin/jobs': 'jobs',
  'POST /admin/jobs/:name': 'jobs --run',
};

/** Commands that no call of the table does, and why. */
export const ONLY_COMMANDS: Readonly<Record<string, string>> = {
  held: 'decides at once about all that an import brought; queue decides one by one',
};
