export { Panel, type PanelProps } from './panel';
export {
  EmptyPanel,
  FaultPanel,
  RestingPanel,
  WaitingPanel,
  type EmptyPanelProps,
  type FaultPanelProps,
  type RestingPanelProps,
  type WaitingPanelProps,
} from './panels';
