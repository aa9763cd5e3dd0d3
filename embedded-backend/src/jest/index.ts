export { API_ORIGIN, applyScenario, resetScenario, server } from './page-server';
