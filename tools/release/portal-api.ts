import { readFileSync } from 'node:fs';
import path from 'node:path';
import semver from 'semver';
import ts from 'typescript';
import { REPOSITORY } from '../workspaces.ts';
import { portalFiles } from '../webpack/shared-modules.ts';

/** What the federated modules of shared-portal export: module, name, declaration. */
export interface PortalApi {
  /** Version of shared-portal. */
  readonly version: string;
  readonly modules: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export const PORTAL_API_FILE = 'shared-portal/api.json';

/** The API recorded in the repository. */
export const recordedApi = (): PortalApi =>
  JSON.parse(readFileSync(path.join(REPOSITORY, PORTAL_API_FILE), 'utf8')) as PortalApi;

/** The API of the present sources. */
export function presentApi(): PortalApi {
  const folder = path.join(REPOSITORY, 'shared-portal');
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as PortalApi;
  const { config } = ts.readConfigFile(path.join(folder, 'tsconfig.json'), (file) => ts.sys.readFile(file));
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  const files = [...portalFiles()].map(([file, module]) => [path.join(REPOSITORY, file), module] as const);
  const program = ts.createProgram(
    files.map(([file]) => file),
    options,
  );
  const modules = files.map(([file, module]) => [module, exportsOf(program, file)] as const);
  return { version, modules: Object.fromEntries(modules.toSorted(([a], [b]) => a.localeCompare(b))) };
}

function exportsOf(program: ts.Program, file: string): Readonly<Record<string, string>> {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const symbol = source && checker.getSymbolAtLocation(source);
  const exported = symbol ? checker.getExportsOfModule(symbol) : [];
  const entries = exported.map((each) => [each.name, declarationOf(checker, each)] as const);
  return Object.fromEntries(entries.toSorted(([a], [b]) => a.localeCompare(b)));
}

/** The declaration of a type, or the type of a value, without comments. */
function declarationOf(checker: ts.TypeChecker, exported: ts.Symbol): string {
  const isAlias = (exported.flags & ts.SymbolFlags.Alias) !== 0;
  const symbol = isAlias ? checker.getAliasedSymbol(exported) : exported;
  const [declaration] = symbol.declarations ?? [];
  if (!declaration) return 'unknown';
  // A library's own declarations change with the library, whose version the shell states.
  if (declaration.getSourceFile().fileName.includes('/node_modules/')) return 'of a library';
  if (ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration)) {
    const printer = ts.createPrinter({ removeComments: true });
    const text = printer.printNode(ts.EmitHint.Unspecified, declaration, declaration.getSourceFile());
    return text.replace(/\s+/g, ' ');
  }
  return textOf(checker, checker.getTypeOfSymbolAtLocation(symbol, declaration), declaration);
}

function textOf(checker: ts.TypeChecker, type: ts.Type, place: ts.Node): string {
  const { NoTruncation, UseAliasDefinedOutsideCurrentScope } = ts.TypeFormatFlags;
  const flags = NoTruncation | UseAliasDefinedOutsideCurrentScope;
  const [signature, ...overloads] = type.getCallSignatures();
  const result = signature?.getReturnType();
  // The type of an element differs with the version of React's types.
  const isElement = result?.symbol?.name.endsWith('Element') ?? false;
  if (!signature || overloads.length > 0 || !isElement) return checker.typeToString(type, place, flags);
  const parameters = signature.parameters.map(({ valueDeclaration }) => valueDeclaration?.getText() ?? '');
  return `(${parameters.join(', ')}) => Element`;
}

/**
 * Why a changed API needs another version than it has, or null. What is removed breaks published areas: a new minor
 * version while the major is 0, else a new major. Other changes need any new version; whether another declaration of a
 * name is compatible is for its author to judge.
 */
export function versionFault(before: PortalApi, now: PortalApi): string | null {
  const [old, present] = [declarationsOf(before), declarationsOf(now)];
  const removed = [...old.keys()].filter((name) => !present.has(name));
  const changed = [...present].flatMap(([name, text]) => (old.get(name) === text ? [] : [name]));
  const isNewer = semver.gt(now.version, before.version);
  if (removed.length > 0 && (!isNewer || semver.satisfies(now.version, `^${before.version}`)))
    return `shared-portal ${now.version} lacks ${removed.join(', ')}; its version needs a new ${semver.major(before.version) === 0 ? 'minor' : 'major'} number`;
  if (changed.length > 0 && !isNewer)
    return `shared-portal has other exports (${changed.join(', ')}); raise its version above ${before.version}`;
  return null;
}

/** Declarations by name and module. */
const declarationsOf = ({ modules }: PortalApi) =>
  new Map(
    Object.entries(modules).flatMap(([module, names]) =>
      Object.entries(names).map(([name, text]) => [`${name} of ${module}`, text] as const),
    ),
  );
