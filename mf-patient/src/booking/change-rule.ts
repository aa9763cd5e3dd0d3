import { canChange, type Instant } from 'shared-domain/schedule';
import { copy } from './copy';

/** What the patient may still change after confirming; null if a moved consultation can be moved again. */
export function changeRule(startsAt: Instant, now: Date, isMoved: boolean): string | null {
  const isChangeable = canChange(startsAt, now);
  if (isMoved) return isChangeable ? null : copy.moving.noChanges;
  return isChangeable ? copy.changes : copy.noChanges;
}
