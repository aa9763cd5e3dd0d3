export { Panel } from './panel';
export { EmptyPanel, FaultPanel, RestingPanel, WaitingPanel } from './panels';
