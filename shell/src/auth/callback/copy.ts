export const copy = {
  documentTitle: 'Entrando',
  waiting: 'Entrando...',
  success: 'Login realizado com sucesso!',
  created: 'Conta criada com sucesso!',
  alreadyConfirmed: 'Seu e-mail já está confirmado',
  linkExpired: {
    title: 'Erro na autenticação',
    text: 'Este link expirou ou já foi usado. Entre ou peça um novo.',
  },
} as const;
