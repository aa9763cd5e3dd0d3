import { useState } from 'react';
import { isSameClock } from 'shared-domain/free-times';
import { TIME_ZONE } from 'shared-domain/schedule';
import { readFromTab, storeInTab } from 'shared-portal/browser-storage';
import { deviceZone } from 'shared-data/device-zone';

const STORED = 'booking-zone';

/**
 * The zone of the times on screen. `device` is the device's if its clock differs from São Paulo's: it is used
 * until the patient prefers São Paulo's.
 */
export function useShownZone(now: Date) {
  const own = deviceZone();
  const device = isSameClock(own, TIME_ZONE, now) ? null : own;
  const [prefersOwn, setPrefersOwn] = useState(() => readFromTab(STORED) !== TIME_ZONE);
  return {
    zone: device !== null && prefersOwn ? device : TIME_ZONE,
    device,
    choose: (zone: string) => {
      storeInTab(STORED, zone);
      setPrefersOwn(zone !== TIME_ZONE);
    },
  };
}

export type ShownZone = ReturnType<typeof useShownZone>;
