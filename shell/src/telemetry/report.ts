import type { AreaName } from 'shared-portal/routes';
import type { AreaFault } from '../remotes/area-error';

/**
 * Telemetry of the shell, without personal data: only the route pattern, no address; only the name of an
 * error. Times in milliseconds.
 */
export type TelemetryEvent =
  | {
      readonly kind: 'area-shown';
      readonly area: AreaName;
      readonly version: string | null;
      readonly ms: number;
    }
  | {
      readonly kind: 'area-failed';
      readonly area: AreaName;
      readonly version: string | null;
      readonly fault: AreaFault;
    }
  | { readonly kind: 'error'; readonly name: string }
  | { readonly kind: 'vital'; readonly name: string; readonly value: number };

type Listener = (event: TelemetryEvent) => void;

const early: TelemetryEvent[] = [];
let listener: Listener = (event) => void early.push(event);

/** Passes an event to the listener; events before the first listener are buffered. */
export const report: Listener = (event) => listener(event);

/** Registers the listener and delivers the buffered events. */
export function listenTo(next: Listener): void {
  listener = next;
  early.splice(0).forEach(next);
}
