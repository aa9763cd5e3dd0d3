import { defineScenarios } from 'embedded-backend/scenario';
import { arrived } from './scenarios/arrived';
import { renewal } from './scenarios/renewal';
import { simulation } from './scenarios/simulation';
import { waiting } from './scenarios/waiting';

export const scenarios = defineScenarios({ ...waiting, ...simulation, ...renewal, ...arrived });
