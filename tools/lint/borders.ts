import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Rule } from 'eslint';
import { REPOSITORY, readWorkspaces, resolveExport } from '../workspaces.ts';
import { importable, placeOf, screenOf, type Place } from './layers.ts';
import { LIBRARY_RULES } from './libraries.ts';
import { importRule } from './imports.ts';

const workspaces = readWorkspaces();

const posix = (file: string) => file.split(path.sep).join('/');
const fileOf = (context: Rule.RuleContext) => posix(path.relative(REPOSITORY, context.filename));

/** Where a relative import leads, or null when the import is not relative. */
function targetOf(file: string, source: string): Place | null {
  return source.startsWith('.') ? placeOf(path.posix.join(path.posix.dirname(file), source)) : null;
}

/** Packages point one way, and nobody reaches around an exports map. */
const packages = importRule((context, { source }) => {
  const file = fileOf(context);
  const place = placeOf(file);
  const allowed = importable(place, workspaces);
  const target = targetOf(file, source);
  if (allowed && !place.isTest && /(^|\/)testing(\/|$)/.test(source)) return `${source} is for tests alone.`;
  if (target) {
    return !allowed || target.home === place.home
      ? null
      : `${source} leaves the package: import it by the package's name.`;
  }
  const [name = '', ...rest] = source.split('/');
  const workspace = workspaces.find((known) => known.name === name);
  if (!workspace) return null;
  if (allowed && !allowed.includes(name)) return `${place.home} may not import ${name} here.`;
  const subpath = rest.join('/');
  return resolveExport(workspace, subpath) ? null : `${name} does not offer ./${subpath} in its exports map.`;
});

/** Screens of an area are strangers; what they share lies in the area's src/ or src/parts/. */
const screens = importRule((context, { source }) => {
  const file = fileOf(context);
  const from = placeOf(file);
  const to = targetOf(file, source);
  if (!to || to.home !== from.home || !from.path.startsWith('src/')) return null;
  const other = screenOf(
    existsSync(path.join(REPOSITORY, to.home, to.path)) ? { ...to, path: `${to.path}/` } : to,
  );
  const isShared = /^src\/[^/]+$/.test(from.path);
  if (!other || isShared || other === screenOf(from)) return null;
  return `The screen '${other}' is a stranger here: move what is shared to src/parts.`;
});

/** Some libraries are known to one place only (see libraries.ts). */
const libraries = importRule((context, { source, taken }) => {
  const place = placeOf(fileOf(context));
  const broken = LIBRARY_RULES.find((rule) => rule.source.test(source) && !rule.allows(place, taken));
  return broken ? broken.message : null;
});

const fileName: Rule.RuleModule = {
  meta: { type: 'problem', schema: [] },
  create: (context) => ({
    Program(node) {
      const name = path.basename(context.filename);
      if (/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/.test(name)) return;
      context.report({ node, message: `${name}: file names are kebab-case.` });
    },
  }),
};

/** The repository's own rules. */
export const portalPlugin = { rules: { packages, screens, libraries, 'file-name': fileName } };
