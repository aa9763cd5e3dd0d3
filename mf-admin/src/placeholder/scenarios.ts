import { defineScenarios, type Scenario } from 'embedded-backend/scenario';
import { PLACEHOLDER_PATHS, PLANNED, type PlannedPath } from '../parts/planned/planned';

const scenarioOf = (path: PlannedPath): [PlannedPath, Scenario] => [
  path,
  { title: `Em desenvolvimento: ${PLANNED[path].title}`, path, as: 'admin' },
];

export const scenarios = defineScenarios(
  Object.fromEntries(PLACEHOLDER_PATHS.map(scenarioOf)) as Record<PlannedPath, Scenario>,
);
