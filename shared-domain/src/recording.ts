export const RECORDING_ADDRESS_MAX_LENGTH = 500;

export type RecordingAddressFault = 'missing' | 'not-https' | 'too-long' | 'malformed';

/** Shown for an address that starts with https:// and still is none. */
export const RECORDING_ADDRESS_MALFORMED =
  'Este endereço não é válido. Copie de novo, inteiro e sem espaços.';

/**
 * Why the URL of a recording is invalid; null if it is valid. The database's rule (store_recording): https,
 * without blanks, quotes or angle brackets, at most 500 characters; here also with a dot in the host.
 */
export function recordingAddressFault(input: string): RecordingAddressFault | null {
  const address = input.trim();
  if (!address) return 'missing';
  if (!address.startsWith('https://')) return 'not-https';
  if (address.length > RECORDING_ADDRESS_MAX_LENGTH) return 'too-long';
  const isAddress = !/[\s<>"]/.test(address) && URL.canParse(address) && new URL(address).host.includes('.');
  return isAddress ? null : 'malformed';
}
