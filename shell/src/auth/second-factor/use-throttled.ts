import { useState } from 'react';
import { removeFromTab, storeInTab, readFromTab } from 'shared-portal/browser-storage';

const NAME = 'second-factor-throttled';

/** Once all attempts are used, the next one is due after five minutes (docs/security.md, "Tries of the second step"). */
const NEXT_ATTEMPT_MS = 5 * 60_000;

/** Whether all attempts are used. Survives a reload, until the next attempt is due or the user signs out. */
export function useThrottled(): readonly [boolean, (isThrottled: boolean) => void] {
  const [isThrottled, setState] = useState(() => Date.now() < Number(readFromTab(NAME)));
  const setThrottled = (value: boolean) => {
    if (value) storeInTab(NAME, String(Date.now() + NEXT_ATTEMPT_MS));
    else removeFromTab(NAME);
    setState(value);
  };
  return [isThrottled, setThrottled];
}
