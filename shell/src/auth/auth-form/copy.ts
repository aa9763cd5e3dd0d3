import { EARNINGS_CLAIM } from 'shared-domain/marketing';
import { MAGIC_LINK_MINUTES, ONE_TIME_CODE_MINUTES } from 'shared-domain/one-time-code';

export const copy = {
  waiting: 'Entrando...',
  method: { label: 'Forma de acesso', password: 'Com senha', passwordless: 'Sem senha' },
  signIn: {
    title: 'Entrar',
    subtitle: 'Que bom ter você aqui.',
    aside: {
      quote: 'Você não precisa chegar com as palavras certas.',
      text: 'Suas conversas são sigilosas. Seus dados ficam no Brasil e seguem a LGPD.',
    },
    passwordMissing: 'Informe sua senha.',
    forgot: 'Esqueci minha senha',
    submit: 'Entrar',
    unconfirmed: {
      wroteTo: 'Abra o link que enviamos para ',
      notArrived: 'Não chegou? Olhe também na caixa de spam.',
      resend: 'Reenviar e-mail de confirmação',
    },
    blocked: { title: 'Conta bloqueada.', contact: 'Fale com a equipe.' },
    other: 'Ainda não tem conta?',
    success: 'Acesso realizado com sucesso!',
  },
  signUp: {
    title: 'Criar Conta',
    subtitle: 'Leva uns dois minutos. Pedimos só o necessário para marcar sua sessão.',
    aside: {
      quote: 'Um passo pequeno também é um passo.',
      text: 'Sua conta é identificada pelo e-mail. O seu CPF, só você e a nossa equipe podem ver.',
    },
    other: 'Já tem conta?',
    professional: {
      subtitle: 'Sua conta começa aqui. Depois você envia os documentos para começar a atender.',
      bannerTitle:
        EARNINGS_CLAIM === null
          ? 'Atenda online, nos horários que você escolher'
          : `Ganhe ${EARNINGS_CLAIM} por mês atendendo online`,
      banner: 'Nossa equipe confere o seu registro manualmente, em até 24h.',
    },
    ways: {
      passwordless: { question: 'Prefere não criar uma senha?', label: 'Cadastrar sem senha' },
      password: { question: 'Prefere entrar com senha?', label: 'Cadastrar com senha' },
    },
    success: 'Conta criada com sucesso!',
  },
  passwordless: {
    subtitle: 'Sem senha: confirme que é você pelo e-mail.',
    signUpSubtitle: 'Falta só confirmar que o e-mail é seu.',
    lookThere: 'Confira sua caixa de entrada',
    wroteTo: 'Escrevemos para ',
    changeEmail: 'Alterar e-mail',
    code: {
      send: 'Enviar código',
      sent: 'Código enviado!',
      validity: `O código vale por ${ONE_TIME_CODE_MINUTES} minutos.`,
      resend: 'Reenviar código',
      otherWay: 'Prefere um link?',
      takeOtherWay: 'Receber magic link',
    },
    link: {
      send: 'Receber magic link',
      sent: 'Magic link enviado!',
      validity: `O link vale por ${MAGIC_LINK_MINUTES} minutos e abre também em outro aparelho.`,
      resend: 'Reenviar magic link',
      otherWay: 'Prefere o código da mensagem?',
      takeOtherWay: 'Digitar código',
    },
  },
  retry: 'Tentar Novamente',
  signOut: 'Sair',
} as const;
