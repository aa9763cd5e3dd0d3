import { useRef } from 'react';
import { forgetInTab, keepInTab, keptInTab } from 'shared-portal/browser-storage';

const nameOf = (wizard: string) => `booking-request-${wizard}`;

/**
 * The id of what a wizard asks for, one for all of it: an answer may have been lost, and neither another time nor a
 * reload must make a second booking of it. A tab that may store nothing has it until the page is left.
 */
export function useRequestId(wizard: string) {
  const id = useRef(keptInTab(nameOf(wizard)) ?? crypto.randomUUID());
  const sent = (): string => {
    keepInTab(nameOf(wizard), id.current);
    return id.current;
  };
  return {
    /** The id to send now. It is kept before it is sent. */
    sent,
    /** Another one: what was asked for under the first is over. */
    renewed: (): string => {
      id.current = crypto.randomUUID();
      return sent();
    },
  };
}

/** What was confirmed is asked for no more. */
export const forgetRequestId = (wizard: string): void => forgetInTab(nameOf(wizard));
