import { formatCnpj } from 'shared-domain/cnpj';
import { formatCpf } from 'shared-domain/cpf';

const CPF_LENGTH = 11;

/** Digits of a CPF or CNPJ with their punctuation; null without any. */
export function formatPersonDocument(digits: string | null): string | null {
  if (!digits) return null;
  return digits.length > CPF_LENGTH ? formatCnpj(digits) : formatCpf(digits);
}
