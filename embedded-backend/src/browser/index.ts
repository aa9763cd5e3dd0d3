export {
  startBrowserBackend,
  type BrowserBackend,
  type BrowserBackendOptions,
} from './start-browser-backend.ts';
