export { deviceIsIn } from './device-zone';
export { openScenario, setDeviceClock } from './open-scenario';
export { testSlowScreens } from './slow-screens';
export { tabThrough, tabTo } from './tab-to';
export { renderInPortal } from './in-portal';
export { holdRequests, MAX_ROUNDS } from './request-rounds';
export { figuresIn } from './figures-in';
export { findListItem } from './list-item';
export { choose, openSelect } from './choose';
