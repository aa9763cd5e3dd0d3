/** The two participants of a conversation. */
export type Side = 'patient' | 'professional';
