/**
 * Tests that run on both engines: they depend on locks, notifications, concurrent transactions, column types or SQL
 * that the engines could interpret differently (decision 0027). All other tests use the database through these, or not
 * at all, and run on the embedded engine; `npm run test:full` runs everything on both.
 */
export const ON_BOTH_ENGINES: readonly string[] = [
  // Opening, migrating, transactions, outages and limits.
  'src/db/**/*.test.ts',
  // One of several processes runs a job: leases and clocks in tables.
  'src/{jobs,schedule}/**/*.test.ts',
  // Processes that start together agree on one secret.
  'src/secrets.test.ts',
  // Counters of limits, used by concurrent requests.
  'src/{http/limits,limits}/rate-limit*.test.ts',
  'src/abuse/{guessing,invitations}.test.ts',
  // SQL of calls and modules, and concurrent requests for a row.
  'src/calls/{accounts,accounts/recovery}/*.test.ts',
  'src/calls/accounts/social/linking.test.ts',
  'src/calls/profile/*routes.test.ts',
  'src/calls/{actions,alerts,client-errors,favorites,history,imports,invitations,jobs,notifications}/**/*.test.ts',
  'src/calls/{people,pictures,prices,push,queue,reviews,settings,smac,stations,today}/**/*.test.ts',
  'src/modules/{accounts,action-log,alerts,board,demo,guests,history,merges}/**/*.test.ts',
  'src/modules/{ministry,notifications,people,push}/**/*.test.ts',
  'src/modules/{prices,queue,reminders,reviews,scheduled-prices,seed,settings,stations,welcome}/**/*.test.ts',
  'src/modules/images/repository.test.ts',
  'src/{modules/built-files/built,pages/earlier}-files.test.ts',
  // Batches of rows as JSON and arrays; what an import changes and undoes.
  'src/modules/imports/{runs/attempts,site-imports,sold-fuels,trials}.test.ts',
  'src/modules/imports/mimit/{import-mimit,import-past,resume-past,published-whole,closed-stations,undone-day}.test.ts',
  'src/modules/imports/sheets/{import-prices,import-stations,published-sheets}.test.ts',
  'src/cli/{golden,doctor/doctor-command}.test.ts',
  // What a database reports about itself.
  'src/modules/checkup/*.test.ts',
  // Data written by one engine and read by the other.
  'src/modules/backups/{round-trip,between-engines,first-file,two-months,jobs,migrate-with-copy}.test.ts',
  // The days of a whole installation.
  'src/{week,doubled-hour}.test.ts',
  // A start while another process migrates.
  'src/starting.test.ts',
  // A command opens the database that the environment names.
  'src/control/run-command.test.ts',
];
