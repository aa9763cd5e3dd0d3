import { dayOf, type Instant } from 'shared-domain/schedule';

/** Address of a consultation's panel in the agenda; days are in the professional's time zone. */
export const agendaPath = (
  { id, startsAt }: { readonly id: string; readonly startsAt: Instant },
  timeZone?: string,
): string => `/professional/agenda?dia=${dayOf(startsAt, timeZone)}&sessao=${id}`;

/** Names the start of a new consultation in the agenda's address. */
export const NEW_AT = 'horario';

/** Address at which the agenda books a consultation at a start. */
export const newPath = (startsAt: Instant, timeZone: string): string =>
  `/professional/agenda?dia=${dayOf(startsAt, timeZone)}&${NEW_AT}=${startsAt}`;

/** Names the patient of a new consultation in the agenda's address; empty: not chosen yet. */
export const NEW_FOR = 'nova';

/** Address at which the agenda books a consultation for a patient, or for one to be chosen. */
export const newForPath = (patientId = ''): string => `/professional/agenda?${NEW_FOR}=${patientId}`;
