import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { AREA_NAMES } from 'shared-portal/routes';
import { PORTAL_ROUTES } from '../manifests.ts';
import { isKebabCase, migrationTime } from '../new/names.ts';
import { areaFiles, withArea, withLeastAccess, withManifestOf, withWorkspace } from '../new/new-area.ts';
import { migrationSql } from '../new/new-migration.ts';
import { screenFiles, withManifest, withScreen, type NewScreen } from '../new/new-screen.ts';
import { REPOSITORY } from '../workspaces.ts';
import { command } from './command.ts';
import { writeFormatted } from './formatted.ts';

const TABLE = 'shared-portal/src/routes.ts';
const ACCESS = 'shared-portal/src/manifest.ts';
const MANIFESTS = 'tools/manifests.ts';

export const run = command({
  help: `npm run new -- <what>

Generates files to start from; docs/teams.md describes the next steps.
  screen <area> <name> <path>   npm run new -- screen mf-patient diario /patient/diario
  area <name> <label>           npm run new -- area mf-company "da empresa"
  migration <table>             npm run new -- migration journal_entries
  --help                        this text`,
  takesNames: true,
  run: async (_, [what, first = '', second = '', third = '']) => {
    if (what === 'screen' && isArea(first) && isKebabCase(second) && third.startsWith('/'))
      await makeScreen({ area: first, name: second, path: third });
    else if (what === 'area' && /^mf-/.test(first) && isKebabCase(first) && second !== '')
      await makeArea(first, second);
    else if (what === 'migration' && /^[a-z][a-z_]*$/.test(first))
      await create({
        [`supabase/migrations/${migrationTime(new Date())}_${first}.sql`]: migrationSql(first),
      });
    else return false;
    return true;
  },
});

function isArea(name: string): boolean {
  return AREA_NAMES.some((area) => area === name);
}

async function makeScreen(screen: NewScreen): Promise<void> {
  const owner = PORTAL_ROUTES.find(({ path: taken }) => taken === screen.path)?.owner;
  if (owner) throw new Error(`${screen.path} is a route of ${owner} already.`);
  await create(within(`${screen.area}/src`, screenFiles(screen)));
  await change(`${screen.area}/src/routes.tsx`, (text) => withScreen(text, screen));
  await change(`${screen.area}/src/manifest.ts`, (text) => withManifest(text, screen));
}

async function makeArea(area: string, label: string): Promise<void> {
  await create(within(area, areaFiles(area)));
  await change('package.json', (text) => withWorkspace(text, area));
  await change(TABLE, (text) => withArea(text, area, label));
  await change(ACCESS, (text) => withLeastAccess(text, area));
  await change(MANIFESTS, (text) => withManifestOf(text, area));
}

function within(folder: string, files: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(files).map(([file, text]) => [path.posix.join(folder, file), text]),
  );
}

/** Writes new files, all or none. Throws when one already exists. */
async function create(files: Readonly<Record<string, string>>): Promise<void> {
  const taken = Object.keys(files).filter((file) => existsSync(path.join(REPOSITORY, file)));
  if (taken.length > 0) throw new Error(`${taken.join(', ')} already exists.`);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(REPOSITORY, file)), { recursive: true });
    await writeFormatted(file, text);
    console.log(`  new      ${file}`);
  }
}

async function change(file: string, edit: (text: string) => string): Promise<void> {
  await writeFormatted(file, edit(readFileSync(path.join(REPOSITORY, file), 'utf8')));
  console.log(`  changed  ${file}`);
}
