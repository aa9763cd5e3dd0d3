import { CNPJ_INVALID } from 'shared-domain/cnpj';
import { CPF_INVALID } from 'shared-domain/cpf';
import { PASSWORD_TOO_LONG } from 'shared-domain/password';
import { PHONE_EXAMPLE } from 'shared-domain/phone';
import { copy as email } from '../email/copy';
import { copy as common } from '../frame/copy';
import type { SignUpFault } from './sign-up-fault';

const faults: Record<SignUpFault, string> = {
  'name-missing': 'Por favor, preencha seu nome completo.',
  'cpf-missing': 'Informe seu CPF.',
  'cpf-invalid': CPF_INVALID,
  'phone-missing': 'Informe seu telefone.',
  'phone-invalid': `Informe o telefone com DDD, por exemplo ${PHONE_EXAMPLE}.`,
  ...email.faults,
  'registration-missing': 'Informe o número do seu registro.',
  'registration-invalid': 'Confira o número: a região do CRP ou o estado do CRM, de 01 a 27, e o registro.',
  'cnpj-invalid': CNPJ_INVALID,
  'password-missing': 'Crie uma senha.',
  'password-too-short': 'A senha precisa ter pelo menos 6 caracteres.',
  'password-too-long': PASSWORD_TOO_LONG,
  'passwords-differ': 'As senhas não coincidem.',
  'consent-missing': 'Você deve aceitar os termos e políticas para continuar.',
};

export const copy = {
  submit: 'Criar Conta',
  fields: {
    fullName: 'Nome completo',
    email: email.email,
    password: common.password,
    passwordHint: common.passwordRule,
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
} as const;
