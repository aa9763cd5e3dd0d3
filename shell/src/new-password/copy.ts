import type { PasswordFault } from 'shared-domain/password';

const faults: Record<PasswordFault | 'mismatch', string> = {
  'too-short': 'A senha deve ter pelo menos 6 caracteres',
  'too-long': 'A senha pode ter no máximo 72 caracteres',
  mismatch: 'As senhas não coincidem',
};

export const copy = {
  verifying: 'Verificando o link...',
  title: 'Nova senha',
  subtitle: 'Escolha uma senha que você não usa em outro lugar.',
  again: {
    subtitle:
      'Seu e-mail está confirmado. Como pedimos a confirmação mais de uma vez, escolha sua senha de novo: assim só você a conhece.',
    skip: 'Continuar sem senha',
    saved: 'Tudo certo. Continuamos em instantes.',
    goOn: 'Continuar',
  },
  aside: {
    quote: 'Um recomeço de cada vez.',
    text: 'A senha nova vale assim que você salvar, em todos os aparelhos.',
  },
  password: 'Nova senha',
  hint: 'Pelo menos 6 caracteres.',
  confirmation: 'Confirmar senha',
  faults,
  submit: 'Salvar nova senha',
  saved: {
    title: 'Senha atualizada',
    text: 'Tudo certo. Levamos você ao início em instantes.',
    home: 'Ir para o início',
  },
  refused: {
    title: 'Este link não vale mais',
    text: 'Ele expirou ou já foi usado. Peça um novo: chega em instantes no seu e-mail.',
    again: 'Pedir novo link',
    signIn: 'Voltar para Entrar',
  },
} as const;
