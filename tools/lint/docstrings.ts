import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { REPOSITORY } from '../workspaces.ts';

/** What several packages use, and the tools: whoever calls it should not have to read how it is done. */
const PUBLIC = '{shared-*/src,embedded-backend/src,tools,lab}/**/*.{ts,tsx}';
const LEFT_OUT = /\.(test|d|types)\.tsx?$/;

function isExported(statement: ts.Statement): boolean {
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
  const has = (kind: ts.SyntaxKind) => modifiers.some((modifier) => modifier.kind === kind);
  return has(ts.SyntaxKind.ExportKeyword) && !has(ts.SyntaxKind.DefaultKeyword);
}

/** Names of the functions and classes that a statement declares. */
function declared(statement: ts.Statement): readonly string[] {
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement))
    return statement.name ? [statement.name.text] : [];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations
    .filter(({ initializer }) => initializer && ts.isArrowFunction(initializer))
    .map(({ name }) => name.getText());
}

/** Exported functions and classes of a text that no docstring stands above. */
export function undocumentedIn(file: string, text: string): readonly string[] {
  return ts
    .createSourceFile(file, text, ts.ScriptTarget.Latest, true)
    .statements.filter(
      (statement) => isExported(statement) && ts.getJSDocCommentsAndTags(statement).length === 0,
    )
    .flatMap(declared);
}

/** Public functions and classes of the repository that no docstring stands above, as `file: name`. */
export function undocumented(): readonly string[] {
  return globSync(PUBLIC, { cwd: REPOSITORY })
    .filter((file) => !LEFT_OUT.test(file))
    .flatMap((file) =>
      undocumentedIn(file, readFileSync(path.join(REPOSITORY, file), 'utf8')).map(
        (name) => `${file}: ${name}`,
      ),
    );
}
