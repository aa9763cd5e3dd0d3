import { defineScenarios, type Scenario } from 'embedded-backend/scenario';
import { PLANNED, PLANNED_PATHS, type PlannedPath } from './planned';

const scenarioOf = (path: PlannedPath): [PlannedPath, Scenario] => [
  path,
  { title: `Em desenvolvimento: ${PLANNED[path].title}`, path, as: 'admin' },
];

export const scenarios = defineScenarios(
  Object.fromEntries(PLANNED_PATHS.map(scenarioOf)) as Record<PlannedPath, Scenario>,
);
