// What the checks read from the syntax of source files.
import { parseSync, Visitor } from 'oxc-parser';

/**
 * Visits the syntax tree of a source file.
 * @param file its path, whose ending determines the language
 * @param visitor functions by type of node
 */
export function visit(file, source, visitor) {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  new Visitor(visitor).visit(program);
}

/** Stands for the parts of a text that are not literal. */
export const UNKNOWN = '${}';

/** Returns the text of a node in quotes or backticks. */
export function textOf(node) {
  const parts =
    node?.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.cooked) : [];
  if (parts.length > 0) return parts.join(UNKNOWN);
  return typeof node?.value === 'string' ? node.value : UNKNOWN;
}

const MODULE = /\.(ts|tsx|mjs)$/;

/**
 * Lists the imports of a file: `import` and `export … from`, also of types, `import()`, and `new URL('./module.ts',
 * import.meta.url)`, which starts processes and workers.
 * @returns the specifiers as written
 */
export function importsOf(file, source) {
  const found = [];
  const ofSource = (node) => node.source && found.push(textOf(node.source));
  visit(file, source, {
    ImportDeclaration: ofSource,
    ExportNamedDeclaration: ofSource,
    ExportAllDeclaration: ofSource,
    ImportExpression: ofSource,
    TSImportType: ofSource,
    NewExpression({ callee, arguments: [address, base] }) {
      if (callee.name !== 'URL' || base?.object?.type !== 'MetaProperty') return;
      const specifier = textOf(address);
      if (MODULE.test(specifier)) found.push(specifier);
    },
  });
  return found.filter((specifier) => !specifier.includes(UNKNOWN));
}

/** Returns the path of an imported file from the repository's root, or a package's specifier unchanged. */
export function resolveImport(file, specifier) {
  const [plain] = specifier.split('?');
  const own = /^@pieno\/(\w+)\/(.+)$/.exec(plain);
  if (own) return `${own[1]}/src/${own[2]}`;
  if (!plain.startsWith('.')) return plain;
  return new URL(plain, `file:///${file}`).pathname.slice(1);
}
