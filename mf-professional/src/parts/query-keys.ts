/** Query key prefixes that more than one screen reads or invalidates. */

/** The professional's agenda. */
export const AGENDA_KEY = 'agenda';
/** The professional's own record: a new price invalidates it. */
export const PRACTICE_KEY = 'practice';
/** The dashboard's consultations. */
export const CONSULTATIONS_KEY = 'consultations';
