/** Role chosen at sign-up. Every account starts as a patient; professionals apply afterwards. */
export type SignUpRole = 'patient' | 'professional';

/** Reads the query's `role`: patient unless it is professional. */
export function readRole(raw: string | null): SignUpRole {
  return raw === 'professional' ? 'professional' : 'patient';
}
