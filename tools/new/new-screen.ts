import { ACCOUNTS } from 'embedded-backend/seed';
import { insertBefore, pascalCase } from './names.ts';

export interface NewScreen {
  /** `mf-patient`. */
  readonly area: string;
  /** `diario`. */
  readonly name: string;
  /** `/patient/diario`. */
  readonly path: string;
}

/** Files of a new screen by path in the area's src/ folder: a page with its texts, a scenario and a test. */
export function screenFiles({ area, name, path }: NewScreen): Readonly<Record<string, string>> {
  const component = `${pascalCase(name)}Page`;
  const routes = routesOf(area);
  const person = seedRoleOf(area);
  const as = person === null ? '' : `, as: '${person}'`;
  return {
    [`${name}/${name}-page.tsx`]: `import { PageLayout } from 'shared-ui/page-layout';
import { copy } from './copy';

export function ${component}() {
  return (
    <PageLayout title={copy.title} subtitle={copy.subtitle}>
      <p>{copy.text}</p>
    </PageLayout>
  );
}
`,
    [`${name}/copy.ts`]: `export const copy = {
  title: '${pascalCase(name)}',
  subtitle: 'Uma frase sobre esta tela.',
  text: 'Olá!',
} as const;
`,
    [`${name}/scenarios.ts`]: `import { defineScenarios } from 'embedded-backend/scenario';

export const scenarios = defineScenarios({
  first: { title: '${pascalCase(name)}', path: '${path}'${as} },
});
`,
    [`${name}/${name}-page.test.tsx`]: `import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openScenario } from 'shared-portal/testing';
import { ${routes} } from '../routes';
import { copy } from './copy';
import { scenarios } from './scenarios';

it('shows its title and has no axe violations', async () => {
  const { container } = await openScenario(${routes}, scenarios.first);
  expect(await screen.findByRole('heading', { level: 1, name: copy.title })).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});
`,
  };
}

/** The seed account for an area's screens; all areas but the public one require signing in. */
function seedRoleOf(area: string): string | null {
  if (area === 'mf-public') return null;
  const person = area.replace('mf-', '');
  return person in ACCOUNTS ? person : 'patient';
}

/** Adds the screen to an area's routes.tsx. */
export function withScreen(routes: string, { name, path }: NewScreen): string {
  const component = `${pascalCase(name)}Page`;
  const loading = `const ${component} = lazyScreen(async () => (await import('./${name}/${name}-page')).${component});\n`;
  const route = `        <Route path="${path}" element={<${component} />} />`;
  return insertBefore(insertBefore(routes, 'export function', loading), '<Route path="*"', route);
}

/**
 * Adds the screen to an area's manifest: its route, with the access of the area's last one, and its states, for a screen
 * that sends no requests yet.
 */
export function withManifest(manifest: string, { name, path }: NewScreen): string {
  const access = [...manifest.matchAll(/\baccess: (\w+)/g)].at(-1)?.[1] ?? 'signedIn';
  const route = `    { path: '${path}', access: ${access}, title: '${pascalCase(name)}' },`;
  return [
    ['routes: [', route],
    ['screens: {', `    '${name}': 'static',`],
  ].reduce((text, [mark = '', line]) => {
    if (!text.includes(mark)) throw new Error(`The manifest has no line "${mark}"`);
    return text.replace(mark, `${mark}\n${line}`);
  }, manifest);
}

/** Name of the component with an area's routes: `PatientRoutes`. */
export const routesOf = (area: string): string => `${pascalCase(area.replace('mf-', ''))}Routes`;
