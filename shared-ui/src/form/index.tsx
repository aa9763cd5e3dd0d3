export { focusFirstFault } from './focus-first-fault';
export { useRefusals, type Refusals } from './use-refusals';
export { useShownFaults, type ShownFaults } from './use-shown-faults';
