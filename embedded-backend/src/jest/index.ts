export { API_ORIGIN, applyScenario, runJobs, server } from './page-server';
