import type { EmailFault } from './email-fault';

const faults: Record<EmailFault, string> = {
  'email-missing': 'Informe seu e-mail.',
  'email-invalid': 'Informe um e-mail válido, por exemplo nome@exemplo.com.br.',
};

export const copy = { email: 'E-mail', faults } as const;
