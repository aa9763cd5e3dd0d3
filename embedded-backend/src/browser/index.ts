export type { BrowserBackend } from './open-scenario.ts';
export { startBrowserBackend, type BrowserBackendOptions } from './start-browser-backend.ts';
