/** Tag of the journeys of `npm test`: one for each role and for each kind of area fault. */
export const QUICK = '@quick';
