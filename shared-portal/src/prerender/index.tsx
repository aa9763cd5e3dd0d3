export { prerenderArea, prerenderTree } from './prerender-tree';
export { prerenderHistory } from './prerender-history';
export { prerenderPortal } from './prerender-portal';
export { serveArea } from './serve-area';
