// Maximum lengths of stored texts. supabase/tests/constants.test.ts compares them with the database's
// constraints.

export const NAME_MAX_LENGTH = 120;
export const CITY_MAX_LENGTH = 120;
export const EMERGENCY_RELATION_MAX_LENGTH = 60;
export const CONTACT_EMAIL_MAX_LENGTH = 320;
export const CONTACT_SUBJECT_MAX_LENGTH = 200;
export const CONTACT_MESSAGE_MAX_LENGTH = 5000;
export const FEE_NOTES_MAX_LENGTH = 1000;
/** Notes and reasons of a decision on an application. */
export const DECISION_TEXT_MAX_LENGTH = 2000;
export const SUSPENSION_TEXT_MAX_LENGTH = 1000;
/** Reasons of a decision about money. */
export const MONEY_REASON_MAX_LENGTH = 500;
/** What patient and professional write about a reported absence. */
export const ABSENCE_TEXT_MAX_LENGTH = 500;
