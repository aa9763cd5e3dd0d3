import { onCLS, onINP, onLCP, type Metric } from 'web-vitals';
import { portalHistory } from 'shared-portal/history';
import { matchRoute } from 'shared-portal/routes';
import { listenTo, report, type TelemetryEvent } from './report';

/** An event with its screen: the route pattern, never an address. */
type Line = TelemetryEvent & { readonly route: string | null };

/** Sends every event to the endpoint, or to the console if there is none, starting with the buffered ones. */
export function collect(endpoint: string | undefined): void {
  const hand = endpoint === undefined ? toConsole : toEndpoint(endpoint);
  listenTo((event) => {
    const { pathname } = portalHistory().get().location;
    hand({ ...event, route: matchRoute(pathname)?.path ?? null });
  });
  const vital = ({ name, value }: Metric) => report({ kind: 'vital', name, value });
  onCLS(vital);
  onINP(vital);
  onLCP(vital);
}

const toConsole = (line: Line) => console.debug('telemetry', line);

/** Also sent during page unload; failed events are lost. */
const toEndpoint = (endpoint: string) => (line: Line) =>
  void navigator.sendBeacon(endpoint, JSON.stringify(line));
