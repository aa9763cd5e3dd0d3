export { focusFirstFault } from './focus-first-fault';
export { useShownFaults, type ShownFaults } from './use-shown-faults';
