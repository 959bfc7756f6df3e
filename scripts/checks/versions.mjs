// Checks that every workspace has the version of the root and depends on it in the other workspaces, and that the
// changelog contains it.
import path from 'node:path';
import { readSource } from './source-files.mjs';

const root = JSON.parse(readSource('package.json'));
const problems = root.workspaces.flatMap((folder) => {
  const file = path.join(folder, 'package.json');
  const { version, dependencies = {} } = JSON.parse(readSource(file));
  const found = [version, ...ownOf(dependencies)];
  return found.every((each) => each === root.version)
    ? []
    : [`${file}: ${found.join(', ')}, where the root is ${root.version}`];
});
if (!readSource('CHANGELOG.md').includes(`\n## [${root.version}] - `)) {
  problems.push(`CHANGELOG.md: no heading for ${root.version}`);
}
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}

function ownOf(dependencies) {
  return Object.entries(dependencies).flatMap(([name, version]) =>
    name.startsWith('@pieno/') ? [version] : [],
  );
}
