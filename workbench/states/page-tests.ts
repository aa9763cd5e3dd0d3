import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { REPOSITORY } from '../../tools/workspaces.ts';

/** One `it` of a page test, with its `it.each` table and the functions of its file that it calls. */
export interface PageTest {
  readonly file: string;
  /** Its folder, as in scenario names: `mf-patient/search`. */
  readonly screen: string;
  /** Names of that folder's scenarios that it opens. */
  readonly opens: ReadonlySet<string>;
  /** String literals in it, except its title. */
  readonly texts: readonly string[];
}

/** Every `it` of every page test. */
export function pageTests(): readonly PageTest[] {
  return globSync('{shell,mf-*}/src/**/*.test.{ts,tsx}', { cwd: REPOSITORY }).flatMap((file) =>
    testsOf(file, readFileSync(path.join(REPOSITORY, file), 'utf8')),
  );
}

/** The tests of one file, parsed from its source. */
export function testsOf(file: string, source: string): readonly PageTest[] {
  const root = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const helpers = helpersOf(root);
  const screen = path.dirname(file).replace('/src', '');
  const tests: PageTest[] = [];
  const visit = (node: ts.Node): void => {
    if (isTest(node)) tests.push({ file, screen, ...read(node, helpers) });
    else ts.forEachChild(node, visit);
  };
  visit(root);
  return tests;
}

type Helpers = ReadonlyMap<string, ts.Node>;

/** Functions and constants that the file defines. */
function helpersOf(root: ts.SourceFile): Helpers {
  const helpers = new Map<string, ts.Node>();
  const visit = (node: ts.Node): void => {
    if (isTest(node)) return;
    if (ts.isFunctionDeclaration(node) && node.name) helpers.set(node.name.text, node);
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name)) helpers.set(node.name.text, node);
    ts.forEachChild(node, visit);
  };
  visit(root);
  return helpers;
}

/** `it('…', …)` and `it.each([…])('…', …)`. */
function isTest(node: ts.Node): boolean {
  if (!ts.isCallExpression(node)) return false;
  let called: ts.Expression = node.expression;
  while (ts.isCallExpression(called) || ts.isPropertyAccessExpression(called)) called = called.expression;
  return ts.isIdentifier(called) && called.text === 'it';
}

/** A scenario is opened as `scenarios.name`, or by its name in a helper with `scenarios[name]`. */
function read(test: ts.Node, helpers: Helpers): Pick<PageTest, 'opens' | 'texts'> {
  const opened = new Set<string>();
  const given = new Set<string>();
  const texts: string[] = [];
  const followed = new Set<ts.Node>();
  let opensByName = false;
  const visit = (node: ts.Node): void => {
    if (isTitle(node)) return;
    if (ts.isStringLiteralLike(node)) {
      texts.push(node.text);
      if (isGiven(node)) given.add(node.text);
    } else if (ts.isRegularExpressionLiteral(node) || ts.isTemplateExpression(node)) {
      texts.push(node.getText());
    } else if (ts.isPropertyAccessExpression(node) && node.expression.getText() === 'scenarios') {
      opened.add(node.name.text);
    } else if (ts.isElementAccessExpression(node) && node.expression.getText() === 'scenarios') {
      opensByName = true;
    } else if (ts.isIdentifier(node)) {
      const helper = helpers.get(node.text);
      if (helper && !followed.has(helper)) {
        followed.add(helper);
        visit(helper);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(test);
  return { opens: new Set([...opened, ...(opensByName ? given : [])]), texts };
}

/** A title only describes the test. */
const isTitle = (node: ts.Node): boolean =>
  (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) && isTest(node.parent);

/** Whether a string is an argument, a default value or part of a table. */
const isGiven = ({ parent }: ts.Node): boolean =>
  ts.isCallExpression(parent) || ts.isParameter(parent) || ts.isArrayLiteralExpression(parent);
