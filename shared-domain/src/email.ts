const EMAIL_MAX_LENGTH = 255;

/** The HTML standard's pattern for e-mail inputs, with at least one dot in the domain, as SQL requires. */
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

/** Whether a trimmed text is an e-mail address. */
export function isEmail(input: string): boolean {
  const address = input.trim();
  return address.length <= EMAIL_MAX_LENGTH && EMAIL.test(address);
}

/** An address as stored by the auth server: trimmed, in lower case. */
export const normalizeEmail = (input: string): string => input.trim().toLowerCase();
