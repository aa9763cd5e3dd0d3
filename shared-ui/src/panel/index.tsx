export { EmptyPanel } from './empty-panel';
export { Panel } from './panel';
export { FaultPanel, WaitingPanel } from './panels';
