export interface ContactPreferences {
  readonly email: boolean;
  readonly sms: boolean;
  readonly push: boolean;
}

/** What a patient starts with. */
export const DEFAULT_CONTACT_PREFERENCES: ContactPreferences = { email: true, sms: false, push: true };
