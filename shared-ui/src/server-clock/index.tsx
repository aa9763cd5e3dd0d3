export { useServerClock, useServerNow, type ServerClock } from './server-clock';
