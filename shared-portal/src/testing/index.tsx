export { openScenario, setDeviceClock } from './open-scenario';
export { testSlowScreens, type SlowScreen } from './slow-screens';
export { tabThrough, tabTo } from './tab-to';
