// What the checks read of a source file, from its syntax.
import { parseSync, Visitor } from 'oxc-parser';

/**
 * Visits the syntax of a source file.
 * @param file its path, whose ending names the language
 * @param visitor functions by the type of the nodes they want
 */
export function visit(file, source, visitor) {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  new Visitor(visitor).visit(program);
}

/** Returns what a node says if it is a plain text, in quotes or backticks; undefined otherwise. */
export function textOf(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0)
    return node.quasis[0].value.cooked;
  return undefined;
}

const MODULE = /\.(ts|tsx|mjs)$/;

/**
 * Lists what a file imports, by whatever means: `import` and `export … from`, also of types, `import()`, and
 * `new URL('./module.ts', import.meta.url)`, by which processes and workers are started.
 * @returns the specifiers as they are written
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
  return found.filter((specifier) => specifier !== undefined);
}

/** Returns the path of an imported file from the repository's root, or the specifier of a package as it is. */
export function resolveImport(file, specifier) {
  const [plain] = specifier.split('?');
  const own = /^@pieno\/(\w+)\/(.+)$/.exec(plain);
  if (own) return `${own[1]}/src/${own[2]}`;
  if (!plain.startsWith('.')) return plain;
  return new URL(plain, `file:///${file}`).pathname.slice(1);
}
