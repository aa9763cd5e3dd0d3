/** Texts shared by several sign-in screens. */
export const copy = {
  password: 'Senha',
  /** The server's limit. */
  passwordRule: 'Pelo menos 6 caracteres. Senhas muito usadas ou já vazadas são recusadas.',
  code: { label: 'Código de 6 dígitos' },
  confirmationSent: { title: 'E-mail enviado!', text: 'Confira sua caixa de entrada.' },
} as const;
