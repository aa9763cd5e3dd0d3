export { API_ORIGIN, applyScenario, resetScenario, runJobs, server } from './page-server';
