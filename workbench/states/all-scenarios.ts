import { globSync } from 'node:fs';
import path from 'node:path';
import type { Scenario } from 'embedded-backend/scenario';
import { REPOSITORY } from '../../tools/workspaces.ts';
import { namedScenarios } from '../page/choice.ts';

/** All scenarios with their names: `mf-patient/search/unreachable`. */
export async function loadAllScenarios(): Promise<ReadonlyMap<string, Scenario>> {
  const files = globSync('{shell,mf-*}/src/**/scenarios.ts', { cwd: REPOSITORY });
  const all = files.map(async (file) => {
    const [area, screen = ''] = file.split('/src/');
    const exported = (await import(path.join(REPOSITORY, file))) as {
      scenarios: Readonly<Record<string, Scenario>>;
    };
    return namedScenarios({ [`./${screen}`]: exported }).map(
      ({ id, ...scenario }) => [`${area}/${id}`, scenario] as const,
    );
  });
  return new Map((await Promise.all(all)).flat());
}
