import { PASSWORD_TOO_LONG, type PasswordFault } from 'shared-domain/password';
import { copy as common } from '../frame/copy';

const faults: Record<PasswordFault | 'mismatch', string> = {
  'too-short': 'A senha deve ter pelo menos 6 caracteres',
  'too-long': PASSWORD_TOO_LONG,
  mismatch: 'As senhas não coincidem',
};

export const copy = {
  verifying: 'Verificando o link...',
  title: 'Nova senha',
  subtitle: 'Escolha uma senha que você não usa em outro lugar.',
  restate: {
    title: 'Conclua seu cadastro',
    subtitle:
      'Seu e-mail está confirmado. Como a confirmação foi pedida mais de uma vez, preencha seus dados de novo: assim só vale o que você escreveu.',
    /** For users who signed in long ago: no data is known to be lost. */
    lackingSubtitle: 'Falta pouco: diga seu nome e aceite os termos. Depois você continua de onde parou.',
    submit: 'Concluir cadastro',
    ways: {
      passwordless: { question: 'Prefere não criar uma senha?', label: 'Continuar sem senha' },
      password: { question: 'Prefere entrar com senha?', label: 'Criar uma senha' },
    },
  },
  aside: {
    quote: 'Um recomeço de cada vez.',
    text: 'A senha nova vale assim que você salvar, em todos os aparelhos.',
  },
  password: 'Nova senha',
  hint: common.passwordRule,
  confirmation: 'Confirmar senha',
  faults,
  submit: 'Salvar nova senha',
  saved: {
    title: 'Senha atualizada',
    text: 'Tudo certo. Levamos você ao início em instantes.',
    home: 'Voltar ao Início',
    goOnText: 'Tudo certo. Continuamos em instantes.',
    goOn: 'Continuar',
  },
  refused: {
    title: 'Este link não vale mais',
    text: 'Ele expirou ou já foi usado. Peça um novo: chega em instantes no seu e-mail.',
    again: 'Pedir novo link',
    signIn: 'Voltar para Entrar',
  },
} as const;
