import { isSameClock, zonePlace } from 'shared-domain/free-times';
import { TIME_ZONE, timeOf, type Instant } from 'shared-domain/schedule';
import { useAccount } from 'shared-portal/portal';
import { deviceZone } from './device-zone';

/** The zone in which the user reads times. */
export interface OwnZone {
  /** IANA name. */
  readonly zone: string;
  /** Its place, to be named beside times; null where its clock is the device's and Brasília's. */
  readonly place: string | null;
}

/** The signed-in user's zone: of a professional the agenda's, else the one of the account, else São Paulo's. */
export function useOwnZone(): OwnZone {
  const zone = useAccount()?.timeZone ?? TIME_ZONE;
  const now = new Date();
  const isPlain = isSameClock(zone, deviceZone(), now) && isSameClock(zone, TIME_ZONE, now);
  return { zone, place: isPlain ? null : zonePlace(zone) };
}

/** "14:00"; where the zone has to be named "12:00 (Rio Branco)". */
export const timeInZone = (at: Instant, { zone, place }: OwnZone): string =>
  place === null ? timeOf(at, zone) : `${timeOf(at, zone)} (${place})`;
