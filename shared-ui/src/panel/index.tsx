export { EmptyPanel } from './empty-panel';
export { Panel } from './panel';
export { FaultPanel, RestingPanel, WaitingPanel } from './panels';
