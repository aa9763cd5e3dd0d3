import { copy as common } from '../parts/copy';
import type { SignUpFault } from './sign-up-rules';

const faults: Record<SignUpFault, string> = {
  'name-missing': 'Por favor, preencha seu nome completo.',
  'cpf-missing': 'Informe seu CPF.',
  'cpf-invalid': 'CPF inválido',
  'phone-missing': 'Informe seu telefone.',
  'phone-invalid': 'Informe o telefone com DDD, por exemplo (11) 99999-9999.',
  ...common.emailFaults,
  'password-missing': 'Crie uma senha.',
  'password-too-short': 'A senha precisa ter pelo menos 6 caracteres.',
  'password-too-long': 'A senha pode ter no máximo 72 caracteres.',
  'passwords-differ': 'As senhas não coincidem.',
  'consent-missing': 'Você deve aceitar os termos e políticas para continuar.',
};

export const copy = {
  waiting: 'Entrando...',
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
      text: 'Seu CPF identifica sua conta e não aparece para outras pessoas.',
    },
    submit: 'Criar Conta',
    other: 'Já tem conta?',
    success: 'Conta criada com sucesso!',
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
