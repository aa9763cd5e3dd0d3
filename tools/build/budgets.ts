import { statSync } from 'node:fs';
import path from 'node:path';
import { builtAreas, builtPackage, startFiles, type BuiltPackage } from './built-packages.ts';

/** Thousands of bytes, brotli-compressed. */
export interface Budget {
  readonly what: string;
  readonly limitKb: number;
  readonly bytes: number;
}

/** JavaScript of the landing page until it is rendered, without prefetched pages. */
const LANDING_KB = 115;
/** The same plus what it fetches after rendering: toasts and the connection banner. */
export const LANDING_WITH_NOTICES_KB = 125;
const SEARCH_KB = 300;
const AREA_KB = 360;
/** What the room adds to its area. */
const ROOM_KB = 60;
/** Screens of the work tools with antd's table or date picker. */
const TABLE_KB = 420;
const TABLES: readonly string[] = [
  'mf-admin/src/audit/audit-page.tsx',
  'mf-admin/src/consultations/consultations-page.tsx',
  'mf-admin/src/financial/financial-page.tsx',
  'mf-admin/src/team/team-page.tsx',
  'mf-admin/src/users/users-page.tsx',
  'mf-professional/src/agenda/agenda-page.tsx',
  'mf-professional/src/earnings/earnings-page.tsx',
  'mf-professional/src/hours/hours-page.tsx',
  'mf-professional/src/patients/patients-page.tsx',
];
const ANTD_CSS_KB = 48;

/** What a signed-in user's page loads from the shell besides its entry: the Supabase client. */
const SESSION = 'shell/src/session/backend.ts';
const SEARCH = 'mf-patient/src/search/search-page.tsx';
const ROOM = 'mf-patient/src/room/room-page.tsx';

/** Compressed size of one file. */
type Weigh = (built: BuiltPackage, file: string) => number;

/** Returns the compressed size of a build file in bytes. */
export const brotliSize: Weigh = ({ folder }, file) => statSync(path.join(folder, `${file}.br`)).size;

/** Compares every budget with the last build. Throws when a screen that it names does not exist. */
export function readBudgets(): readonly Budget[] {
  return budgetsOf(builtPackage('shell'), builtAreas(), brotliSize);
}

/**
 * The budgets of these areas on top of a shell: some screens, each area's heaviest screen, and antd's styles.
 */
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
  const added = (built: BuiltPackage, module: string) => {
    const start = new Set(startFiles(built));
    return scripts(
      built,
      imported(built, module).filter((file) => !start.has(file)),
    );
  };
  const heaviest = (built: BuiltPackage) => {
    const others = Object.keys(built.chunks.modules).filter((module) => !TABLES.includes(module));
    return Math.max(...others.map((module) => screen(built, module)));
  };

  const ofScreens = areas.flatMap((area) => {
    if (area.name === 'mf-public')
      return [
        { what: 'landing page', limitKb: LANDING_KB, bytes: visitor + scripts(area, startFiles(area)) },
      ];
    // An earlier release lacks later screens.
    if (area.name === 'mf-patient')
      return [
        { what: 'patient search', limitKb: SEARCH_KB, bytes: screen(area, SEARCH) },
        ...(ROOM in area.chunks.modules
          ? [{ what: 'room, beyond its area', limitKb: ROOM_KB, bytes: added(area, ROOM) }]
          : []),
      ];
    return TABLES.filter((module) => module in area.chunks.modules).map((module) => ({
      what: `${area.name}, ${path.basename(module, '.tsx')}`,
      limitKb: TABLE_KB,
      bytes: screen(area, module),
    }));
  });
  return [
    ...ofScreens,
    ...areas.map((it) => ({
      what: `${it.name}, heaviest screen`,
      limitKb: AREA_KB,
      bytes: heaviest(it),
    })),
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

/** Whether a measured size is within its limit. */
export const isKept = ({ limitKb, bytes }: Budget) => bytes <= limitKb * 1000;

/** The budgets as lines of text, sizes in thousands of bytes. */
export function budgetTable(budgets: readonly Budget[]): string {
  const width = Math.max(...budgets.map(({ what }) => what.length));
  const lines = budgets.map((budget) => {
    const kb = (budget.bytes / 1000).toFixed(1).padStart(6);
    const limit = String(budget.limitKb).padStart(4);
    return `${isKept(budget) ? '✓' : '✗'} ${budget.what.padEnd(width)} ${kb} kB of ${limit} kB`;
  });
  return lines.join('\n');
}
