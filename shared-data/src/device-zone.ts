import { TIME_ZONE } from 'shared-domain/schedule';

/** The IANA zone of this device; São Paulo's if the browser names none or no place, such as UTC. */
export function deviceZone(): string {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone as string | undefined;
  return zone && /^(?!Etc\/)[A-Z][A-Za-z]+\//.test(zone) ? zone : TIME_ZONE;
}
