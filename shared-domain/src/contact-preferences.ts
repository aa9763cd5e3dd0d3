export interface ContactPreferences {
  readonly email: boolean;
  readonly sms: boolean;
  readonly push: boolean;
}
