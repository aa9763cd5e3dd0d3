import { formatCnpj } from 'shared-domain/cnpj';

const CPF_LENGTH = 11;

/** Formats a CPF, also a masked one, or a CNPJ; null if empty. */
export function formatPersonDocument(document: string | null): string | null {
  if (!document) return null;
  return document.length > CPF_LENGTH
    ? formatCnpj(document)
    : document.replace(/^(.{3})(.{3})(.{3})(.{2})$/, '$1.$2.$3-$4');
}
