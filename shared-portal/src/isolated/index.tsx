export { createIsolatedPortal, type IsolatedPortal } from './create-isolated-portal';
