import { formatCnpj } from 'shared-domain/cnpj';
import { formatCpf } from 'shared-domain/cpf';

const CPF_LENGTH = 11;

/** Formats a CPF or CNPJ; null if empty. */
export function formatPersonDocument(digits: string | null): string | null {
  if (!digits) return null;
  return digits.length > CPF_LENGTH ? formatCnpj(digits) : formatCpf(digits);
}
