export const RECORDING_ADDRESS_MAX_LENGTH = 500;

/**
 * Parses the URL of a recording by the database's rule (store_recording): https, without blanks, quotes or
 * angle brackets, at most 500 characters; null for anything else.
 */
export function parseRecordingAddress(input: string): string | null {
  const address = input.trim();
  return address.length <= RECORDING_ADDRESS_MAX_LENGTH &&
    /^https:\/\/[^\s<>"]+$/.test(address) &&
    URL.canParse(address)
    ? address
    : null;
}
