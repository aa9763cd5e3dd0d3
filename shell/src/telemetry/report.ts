import type { AreaName } from 'shared-portal/routes';
import type { AreaFault } from '../remotes/area-error';

/**
 * What the shell tells about itself. Nothing about a person: no address, only the route's pattern; of an error, only
 * its name. Times in milliseconds.
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

/** Hands an event to whoever listens; what happens before somebody does is kept. */
export const report: Listener = (event) => listener(event);

/** Listens from now on, and hears what happened before. */
export function listenTo(next: Listener): void {
  listener = next;
  early.splice(0).forEach(next);
}
