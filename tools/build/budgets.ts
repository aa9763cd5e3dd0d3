import { statSync } from 'node:fs';
import path from 'node:path';
import { builtAreas, builtPackage, startFiles, type BuiltPackage } from './built-packages.ts';

/** Thousand bytes, brotli. */
export interface Budget {
  readonly what: string;
  readonly limitKb: number;
  readonly bytes: number;
}

/** JavaScript of the landing page until it is shown: no page behind it is fetched ahead of time. */
const LANDING_KB = 115;
/** The same with what it fetches once it is shown: toasts and the banner of the connection, while there is one. */
export const LANDING_WITH_NOTICES_KB = 125;
const SEARCH_KB = 300;
const AREA_KB = 330;
const ANTD_CSS_KB = 48;

/** What a signed-in person's page loads of the shell beside its entry: the Supabase client. */
const SESSION = 'shell/src/session/backend.ts';
const SEARCH = 'mf-patient/src/search/search-page.tsx';

/** Size of one file as it travels. */
type Weigh = (built: BuiltPackage, file: string) => number;

/** Weighs a file of a build as it travels, in bytes. */
export const brotliSize: Weigh = ({ folder }, file) => statSync(path.join(folder, `${file}.br`)).size;

/** Every budget with what the last build weighs against it. Throws when a screen it names is not there. */
export function readBudgets(): readonly Budget[] {
  return budgetsOf(builtPackage('shell'), builtAreas(), brotliSize);
}

/** The budgets of these areas on top of a shell: of some screens, of each area's heaviest, of antd's styles. */
export function budgetsOf(
  shell: BuiltPackage,
  areas: readonly BuiltPackage[],
  weigh: Weigh,
): readonly Budget[] {
  const scripts = (built: BuiltPackage, files: readonly string[]) =>
    [...new Set(files)].filter((file) => file.endsWith('.js')).reduce((sum, it) => sum + weigh(built, it), 0);
  const visitor = scripts(shell, shell.chunks.entry);
  const signedIn = scripts(shell, [...shell.chunks.entry, ...imported(shell, SESSION)]);
  const screen = (built: BuiltPackage, module: string) =>
    signedIn + scripts(built, [...startFiles(built), ...imported(built, module)]);
  const heaviest = (built: BuiltPackage) =>
    Math.max(...Object.keys(built.chunks.modules).map((module) => screen(built, module)));

  const ofScreens = areas.flatMap((area) => {
    if (area.name === 'mf-public')
      return [
        { what: 'landing page', limitKb: LANDING_KB, bytes: visitor + scripts(area, startFiles(area)) },
      ];
    if (area.name === 'mf-patient')
      return [{ what: 'patient search', limitKb: SEARCH_KB, bytes: screen(area, SEARCH) }];
    return [];
  });
  return [
    ...ofScreens,
    ...areas.map((it) => ({ what: `${it.name}, heaviest screen`, limitKb: AREA_KB, bytes: heaviest(it) })),
    ...areas.flatMap(({ name, antd }) =>
      antd ? [{ what: `${name}, CSS of antd`, limitKb: ANTD_CSS_KB, bytes: antd.brotliBytes }] : [],
    ),
  ];
}

function imported({ name, chunks }: BuiltPackage, module: string): readonly string[] {
  const files = chunks.modules[module];
  if (!files) throw new Error(`${name} does not load ${module} on demand`);
  return files;
}

/** Whether what was weighed stays within its limit. */
export const isKept = ({ limitKb, bytes }: Budget) => bytes <= limitKb * 1000;

/** The budgets as lines of text, sizes in thousand bytes. */
export function budgetTable(budgets: readonly Budget[]): string {
  const width = Math.max(...budgets.map(({ what }) => what.length));
  const lines = budgets.map((budget) => {
    const kb = (budget.bytes / 1000).toFixed(1).padStart(6);
    const limit = String(budget.limitKb).padStart(4);
    return `${isKept(budget) ? '✓' : '✗'} ${budget.what.padEnd(width)} ${kb} kB of ${limit} kB`;
  });
  return lines.join('\n');
}
