/** What a person signs up for. Every account is made as a patient's; professionals apply afterwards. */
export type SignUpRole = 'patient' | 'professional';

/** Reads the address's `role`: patient unless it says professional. */
export function readRole(raw: string | null): SignUpRole {
  return raw === 'professional' ? 'professional' : 'patient';
}
