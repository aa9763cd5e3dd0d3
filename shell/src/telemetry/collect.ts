import { onCLS, onINP, onLCP, type Metric } from 'web-vitals';
import { portalHistory } from 'shared-portal/history';
import { matchRoute } from 'shared-portal/routes';
import { listenTo, report, type TelemetryEvent } from './report';

/** An event with the screen it happened on: the route's pattern, never an address. */
type Line = TelemetryEvent & { readonly route: string | null };

/** Hands every event to the endpoint, or to the console where there is none; begins with those that were early. */
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

/** Sent also while the page is being left; what cannot be sent is lost. */
const toEndpoint = (endpoint: string) => (line: Line) =>
  void navigator.sendBeacon(endpoint, JSON.stringify(line));
