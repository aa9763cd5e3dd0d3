/**
 * A Pix key as the API Pix writes it: e-mail and random key in lower case, CPF and CNPJ without punctuation, phone as
 * +55…. Null for any other text.
 */
export function pixKeyOf(text: string): string | null {
  const key = text.trim();
  const phone = key.replace(/[\s().-]/g, '');
  if (/^\+[1-9][0-9]{9,14}$/.test(phone)) return phone;
  const number = key.replace(/[./-]/g, '').toUpperCase();
  if (isCpf(number) || /^[0-9A-Z]{12}[0-9]{2}$/.test(number)) return number;
  const lower = key.toLowerCase();
  return RANDOM.test(lower) || (lower.length <= MAX_KEY && EMAIL.test(lower)) ? lower : null;
}

/** With its check digits: a phone without +55 has eleven digits, too. */
function isCpf(text: string): boolean {
  if (!/^[0-9]{11}$/.test(text)) return false;
  const digits = [...text].map(Number);
  return [9, 10].every((place) => {
    const sum = digits.slice(0, place).reduce((total, digit, at) => total + digit * (place + 1 - at), 0);
    return digits[place] === ((sum * 10) % 11) % 10;
  });
}

const MAX_KEY = 77;
const RANDOM = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const EMAIL = /^[a-z0-9.!#$&'*+/=?^_`{|}~-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/;

/** Whether a bank's answer names the own key; without a key it does. */
export const isOwnKey = (answered: string | null, own: string): boolean =>
  answered === null || answered === own || pixKeyOf(answered) === own;
