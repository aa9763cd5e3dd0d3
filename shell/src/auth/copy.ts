import { CNPJ_INVALID } from 'shared-domain/cnpj';
import { CPF_INVALID } from 'shared-domain/cpf';
import { EARNINGS_CLAIM } from 'shared-domain/marketing';
import { MAGIC_LINK_MINUTES, ONE_TIME_CODE_MINUTES } from 'shared-domain/one-time-code';
import { copy as common } from '../parts/copy';
import type { SignUpFault } from './sign-up-rules';

const faults: Record<SignUpFault, string> = {
  'name-missing': 'Por favor, preencha seu nome completo.',
  'cpf-missing': 'Informe seu CPF.',
  'cpf-invalid': CPF_INVALID,
  'phone-missing': 'Informe seu telefone.',
  'phone-invalid': 'Informe o telefone com DDD, por exemplo (11) 99999-9999.',
  ...common.emailFaults,
  'registration-missing': 'Informe o número do seu registro.',
  'registration-invalid': 'Confira o número: o código do estado, de 01 a 27, e o registro.',
  'cnpj-invalid': CNPJ_INVALID,
  'password-missing': 'Crie uma senha.',
  'password-too-short': 'A senha precisa ter pelo menos 6 caracteres.',
  'password-too-long': 'A senha pode ter no máximo 72 caracteres.',
  'passwords-differ': 'As senhas não coincidem.',
  'consent-missing': 'Você deve aceitar os termos e políticas para continuar.',
};

export const copy = {
  waiting: 'Entrando...',
  method: { label: 'Forma de acesso', password: 'Com senha', passwordless: 'Sem senha' },
  signIn: {
    title: 'Entrar',
    subtitle: 'Que bom ver você de novo.',
    aside: {
      quote: 'Você não precisa chegar com as palavras certas.',
      text: 'Suas conversas são sigilosas. Seus dados ficam no Brasil e seguem a LGPD.',
    },
    passwordMissing: 'Informe sua senha.',
    forgot: 'Esqueci minha senha',
    submit: 'Entrar',
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
    submit: 'Criar Conta',
    other: 'Já tem conta?',
    professional: {
      subtitle: 'Sua conta começa aqui. Depois você envia os documentos para começar a atender.',
      bannerTitle: `Ganhe ${EARNINGS_CLAIM} por mês atendendo online`,
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
  fields: {
    fullName: 'Nome completo',
    email: common.email,
    password: 'Senha',
    passwordHint: 'Pelo menos 6 caracteres',
    confirmation: 'Confirmar senha',
  },
  consents: {
    legend: 'Consentimentos',
    privacy: {
      before: 'Li e aceito a ',
      link: 'Política de Privacidade',
      after: ', incluindo o compartilhamento dos meus dados com os profissionais que eu escolher.',
    },
    terms: { before: 'Li e aceito os ', link: 'Termos de Uso', after: '.' },
  },
  faults,
  retry: 'Tentar Novamente',
  signOut: 'Sair',
} as const;
