/** Codes that the database's procedures raise, as the message of an exception P0001. */
export type ProcedureCode =
  | 'not_authenticated'
  | 'not_allowed'
  | 'professional_unavailable'
  | 'price_missing'
  | 'own_professional'
  | 'slot_invalid'
  | 'slot_past'
  | 'slot_taken'
  | 'price_changed'
  | 'too_many_unpaid'
  | 'payment_not_found'
  | 'payment_not_pending'
  | 'payment_expired'
  | 'consultation_not_open'
  | 'simulation_off';

/** Codes of the authentication server (GoTrue) that a text depends on. */
export type AuthCode =
  | 'bad_code_verifier'
  | 'bad_jwt'
  | 'email_address_invalid'
  | 'email_exists'
  | 'email_not_confirmed'
  | 'email_provider_disabled'
  | 'flow_state_expired'
  | 'flow_state_not_found'
  | 'invalid_credentials'
  | 'no_authorization'
  | 'otp_expired'
  | 'over_email_send_rate_limit'
  | 'over_request_rate_limit'
  | 'same_password'
  | 'session_not_found'
  | 'signup_disabled'
  | 'user_already_exists'
  | 'user_banned'
  | 'user_not_found'
  | 'validation_failed'
  | 'weak_password';

/** Codes of PostgreSQL and PostgREST that a text depends on: overlap refused, not one row, token refused. */
export type DatabaseCode = '23P01' | 'PGRST116' | 'PGRST301' | 'PGRST303';

/** Codes that `toAppError` gives to what comes without one, or with too general a one. */
export type OwnCode =
  | 'aborted'
  | 'network'
  | 'password_too_long'
  | 'row_expected'
  | 'server_unavailable'
  | 'timeout'
  | 'unexpected';

/** Every code that may have a text of its own. Others, and there are many, get their context's general text. */
export type KnownCode = ProcedureCode | AuthCode | DatabaseCode | OwnCode;
