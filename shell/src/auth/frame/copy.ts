import type { EmailFault } from '../email/email-fault';

const emailFaults: Record<EmailFault, string> = {
  'email-missing': 'Informe seu e-mail.',
  'email-invalid': 'Informe um e-mail válido, por exemplo nome@exemplo.com.br.',
};

/** Texts shared by several sign-in screens. */
export const copy = {
  email: 'E-mail',
  emailFaults,
  password: 'Senha',
  /** The server's limit. */
  passwordRule: 'Pelo menos 6 caracteres. Senhas muito usadas ou já vazadas são recusadas.',
  code: { label: 'Código de 6 dígitos' },
  confirmationSent: { title: 'E-mail enviado!', text: 'Confira sua caixa de entrada.' },
  notSignedOut: { title: 'Erro', text: 'Erro ao fazer logout. Tente novamente.' },
  stillSignedIn: 'Sua conta continua aberta neste aparelho',
} as const;
