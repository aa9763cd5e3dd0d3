import { useRef } from 'react';
import { removeFromTab, storeInTab, readFromTab } from 'shared-portal/browser-storage';

const nameOf = (wizard: string) => `booking-request-${wizard}`;

/**
 * One idempotency key for the whole wizard: the response may have been lost, and neither another time nor a
 * reload may create a second booking. Without storage it lasts until the page is left.
 */
export function useRequestId(wizard: string) {
  const id = useRef(readFromTab(nameOf(wizard)) ?? crypto.randomUUID());
  const sent = (): string => {
    storeInTab(nameOf(wizard), id.current);
    return id.current;
  };
  return {
    /** The id to send now, stored before it is sent. */
    sent,
    /** Starts a new id: the request of the first one is finished. */
    renewed: (): string => {
      id.current = crypto.randomUUID();
      return sent();
    },
  };
}

/** Clears the id after confirmation. */
export const forgetRequestId = (wizard: string): void => removeFromTab(nameOf(wizard));
