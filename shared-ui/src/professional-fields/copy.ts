import { PHONE_EXAMPLE } from 'shared-domain/phone';

export const copy = {
  cpf: {
    label: 'CPF',
    ok: 'CPF válido',
    besideCnpj: 'Com CNPJ, a solicitação vai com ele. O CPF da sua conta não muda.',
  },
  phone: { label: 'Telefone', example: PHONE_EXAMPLE },
  cnpj: {
    label: 'CNPJ',
    ok: 'CNPJ válido',
    example: '00.000.000/0000-00',
    hint: 'Só para profissionais que emitem nota fiscal pela empresa. Sem CNPJ, vale o CPF.',
  },
  profession: { label: 'Profissão' },
  registration: {
    label: { CRP: 'Número do CRP', CRM: 'Número do CRM' },
    example: { CRP: 'CRP-06/12345', CRM: 'CRM-25/123456' },
    invalid: { CRP: 'CRP inválido', CRM: 'CRM inválido' },
    freeHint: { CRP: null, CRM: 'Exemplo: CRM 12345/SP' },
    about: 'Sobre a verificação',
    verified: 'O número será verificado em até 24h.',
  },
} as const;
