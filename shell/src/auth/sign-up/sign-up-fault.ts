import type { EmailFault } from '../email/email-fault';

export type SignUpFault =
  | 'name-missing'
  | 'cpf-missing'
  | 'cpf-invalid'
  | 'phone-missing'
  | 'phone-invalid'
  | EmailFault
  | 'registration-missing'
  | 'registration-invalid'
  | 'cnpj-invalid'
  | 'password-missing'
  | 'password-too-short'
  | 'password-too-long'
  | 'passwords-differ'
  | 'consent-missing';
