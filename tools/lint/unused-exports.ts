import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { readWorkspaces, REPOSITORY, resolveExport } from '../workspaces.ts';

const SOURCES = [
  '{shell,mf-*,shared-*,embedded-backend,supabase,tools,lab,e2e}/**/*.{ts,tsx,mjs,cjs}',
  '*.{js,ts}',
];
const LEFT_OUT = /(^|\/)(node_modules|dist|__mocks__)\//;

/** One file as far as names travel: what it offers, and what it takes from which files. */
interface Module {
  readonly text: string;
  /** Exported names; true: only a type. */
  readonly offers: ReadonlyMap<string, boolean>;
  /** Names by the file they come from; '*' takes all that the taking file names. */
  readonly takes: readonly { readonly from: string; readonly name: string }[];
}

const workspaces = readWorkspaces();
const isFile = (file: string) => existsSync(file) && statSync(file).isFile();

/** The file that an import means, from the repository's root; null when it is a library's. */
function targetOf(file: string, source: string): string | null {
  const [name = '', ...rest] = source.split('/');
  const workspace = workspaces.find((known) => known.name === name);
  const offered = workspace && resolveExport(workspace, rest.join('/'));
  if (!offered && !source.startsWith('.')) return null;
  const base = offered ? path.posix.join(name, offered) : path.posix.join(path.posix.dirname(file), source);
  const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];
  return endings.map((ending) => base + ending).find((known) => isFile(path.join(REPOSITORY, known))) ?? null;
}

function declaredBy(statement: ts.Statement): readonly (readonly [string, boolean])[] {
  if (ts.isExportDeclaration(statement)) {
    const { exportClause: names, isTypeOnly } = statement;
    if (!names || !ts.isNamedExports(names)) return [];
    return names.elements.map((part) => [part.name.text, isTypeOnly || part.isTypeOnly]);
  }
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
  const has = (kind: ts.SyntaxKind) => modifiers.some((modifier) => modifier.kind === kind);
  if (!has(ts.SyntaxKind.ExportKeyword) || has(ts.SyntaxKind.DefaultKeyword)) return [];
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name) ? [[name.text, false] as const] : [],
    );
  const isType = ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
  const isNamed = isType || ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement);
  return isNamed && statement.name ? [[statement.name.text, isType]] : [];
}

/** The names an import or a re-export takes. */
function takenBy(statement: ts.ImportDeclaration | ts.ExportDeclaration): readonly string[] {
  const names = ts.isImportDeclaration(statement)
    ? statement.importClause?.namedBindings
    : statement.exportClause;
  if (!names) return ts.isExportDeclaration(statement) ? ['*'] : [];
  if (ts.isNamespaceImport(names) || ts.isNamespaceExport(names)) return ['*'];
  return names.elements.map((part) => (part.propertyName ?? part.name).text);
}

/** The module of `import('…')`, `typeof import('…')`, `require('…')` or `jest.requireActual('…')`; null otherwise. */
function calledModule(node: ts.Node): string | null {
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
    return ts.isStringLiteral(node.argument.literal) ? node.argument.literal.text : null;
  if (!ts.isCallExpression(node)) return null;
  const [first] = node.arguments;
  const isLoad =
    node.expression.kind === ts.SyntaxKind.ImportKeyword || /(^|\.)require/.test(node.expression.getText());
  return isLoad && first && ts.isStringLiteralLike(first) ? first.text : null;
}

function readModule(file: string): Module {
  const text = readFileSync(path.join(REPOSITORY, file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const takes: { from: string; name: string }[] = [];
  const take = (specifier: string, names: readonly string[]) => {
    const from = targetOf(file, specifier);
    if (from) takes.push(...names.map((name) => ({ from, name })));
  };
  const visit = (node: ts.Node): void => {
    const called = calledModule(node);
    if (called !== null) take(called, ['*']);
    ts.forEachChild(node, visit);
  };
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)) {
      const specifier = statement.moduleSpecifier;
      if (specifier && ts.isStringLiteral(specifier)) take(specifier.text, takenBy(statement));
    } else visit(statement);
  }
  return { text, offers: new Map(source.statements.flatMap(declaredBy)), takes };
}

const occurrences = (text: string, name: string) =>
  text.match(new RegExp(String.raw`(?<![\w$])${name.replaceAll('$', String.raw`\$`)}(?![\w$])`, 'g'))
    ?.length ?? 0;

/** Tests and what stands around them. */
const isTest = (file: string) =>
  /\.(test|spec)\.tsx?$|\/scenarios\.ts$|(^|\/)testing\/|^e2e\/|^supabase\/tests\//.test(file);

/** What the portal is made of: there, a value that tests alone import is dead, too. */
const isPortal = (file: string) => /^(shell|mf-[^/]+|shared-[^/]+)\//.test(file) && !isTest(file);

/**
 * Exported names that no other file imports, as `file: name`; of the portal's own also those that are imported by
 * tests alone, unless their file uses them. A type may stay where its own file uses it: it names what an exported
 * function takes or gives.
 * @param isEntry files that something other than an import reaches: what they export is left alone
 */
export function unusedExports(isEntry: (file: string) => boolean): readonly string[] {
  const files = globSync(SOURCES, { cwd: REPOSITORY }).filter((file) => !LEFT_OUT.test(file));
  const modules = new Map(files.map((file) => [file, readModule(file)]));
  const taken = new Set<string>();
  const takenByTests = new Set<string>();
  for (const [file, { text, takes }] of modules)
    for (const { from, name } of takes) {
      const offered = [...(modules.get(from)?.offers.keys() ?? [])];
      const names = name === '*' ? offered.filter((known) => occurrences(text, known) > 0) : [name];
      for (const known of names) (isTest(file) ? takenByTests : taken).add(`${from}: ${known}`);
    }
  const isUsed = (file: string, name: string, isType: boolean) => {
    const key = `${file}: ${name}`;
    if (taken.has(key)) return true;
    const isUsedInside = occurrences(modules.get(file)?.text ?? '', name) > 1;
    if (isType && (isUsedInside || takenByTests.has(key))) return true;
    return takenByTests.has(key) && (isUsedInside || !isPortal(file));
  };
  return files
    .filter((file) => !isEntry(file))
    .flatMap((file) =>
      [...(modules.get(file)?.offers ?? [])]
        .filter(([name, isType]) => !isUsed(file, name, isType))
        .map(([name]) => `${file}: ${name}`),
    )
    .toSorted();
}
