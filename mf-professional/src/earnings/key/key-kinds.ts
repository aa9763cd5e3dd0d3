import { CNPJ_INVALID, CNPJ_MAX_LENGTH, formatCnpj, parseCnpj } from 'shared-domain/cnpj';
import { CPF_INVALID, CPF_MAX_LENGTH, formatCpf, parseCpf } from 'shared-domain/cpf';
import { isEmail } from 'shared-domain/email';
import { formatPhone, parsePhone, PHONE_MAX_LENGTH } from 'shared-domain/phone';
import { isUuid } from 'shared-domain/uuid';
import { keyCopy } from './copy';

export const KEY_KINDS = ['cpf', 'cnpj', 'email', 'phone', 'random'] as const;
export type KeyKind = (typeof KEY_KINDS)[number];

interface KeyRule {
  readonly isValid: (value: string) => boolean;
  readonly fault: string;
  /** Masks what is typed; absent: as typed. */
  readonly format?: (value: string) => string;
  readonly maxLength: number;
  readonly inputMode: 'numeric' | 'email' | 'tel' | 'text';
}

/** Longest key that Pix takes. */
const KEY_MAX_LENGTH = 77;

export const KEY_RULES: Readonly<Record<KeyKind, KeyRule>> = {
  cpf: {
    isValid: (value) => parseCpf(value) !== null,
    fault: CPF_INVALID,
    format: formatCpf,
    maxLength: CPF_MAX_LENGTH,
    inputMode: 'numeric',
  },
  cnpj: {
    isValid: (value) => parseCnpj(value) !== null,
    fault: CNPJ_INVALID,
    format: formatCnpj,
    maxLength: CNPJ_MAX_LENGTH,
    inputMode: 'text',
  },
  email: { isValid: isEmail, fault: keyCopy.faults.email, maxLength: KEY_MAX_LENGTH, inputMode: 'email' },
  phone: {
    isValid: (value) => parsePhone(value) !== null,
    fault: keyCopy.faults.phone,
    format: formatPhone,
    maxLength: PHONE_MAX_LENGTH + 4,
    inputMode: 'tel',
  },
  random: {
    isValid: (value) => isUuid(value.trim()),
    fault: keyCopy.faults.random,
    maxLength: KEY_MAX_LENGTH,
    inputMode: 'text',
  },
};

/** What is wrong with a typed key; null: nothing. */
export function keyFault(kind: KeyKind, value: string): string | null {
  if (value.trim() === '') return keyCopy.faults.missing;
  return KEY_RULES[kind].isValid(value) ? null : KEY_RULES[kind].fault;
}
