import {
  BIO_MAX_LENGTH,
  DOCUMENT_MAX_COUNT,
  REVIEW_BUSINESS_DAYS,
  VERIFICATION_HOURS,
} from 'shared-domain/application';
import { CNPJ_INVALID } from 'shared-domain/cnpj';
import { CITY_UNKNOWN } from 'shared-domain/place';
import { CPF_INVALID } from 'shared-domain/cpf';
import { NO_CONNECTION } from 'shared-domain/errors';
import { NAME_MAX_LENGTH } from 'shared-domain/text-limits';
import type { Profession } from 'shared-domain/specialties';

const { min, max } = REVIEW_BUSINESS_DAYS;

export const copy = {
  title: 'Cadastro profissional',
  subtitle:
    'Para psicólogos e psiquiatras com registro ativo. O que você já informou ao criar a conta está preenchido.',
  failedText: 'Não foi possível carregar os dados do perfil.',
  asked: {
    title: 'Informações necessárias',
    text: 'Corrija o que a equipe pediu e envie de novo. O resto da solicitação continua como estava.',
  },
  rejected: {
    title: 'Não aprovado',
    text: 'Corrija o que for preciso e envie de novo. Motivo informado pela equipe:',
  },
  personal: {
    title: 'Informações pessoais',
    fullName: 'Nome completo',
    email: 'E-mail',
  },
  professional: {
    title: 'Informações profissionais',
    specialties: 'Especialidades',
    bio: 'Biografia',
    bioHint: 'Aparece no seu perfil público.',
    price: 'Preço por sessão',
    priceHint: 'De R$ 50 a R$ 1.000, por sessão de 50 minutos.',
    priceRounded: (price: string) => `Arredondado para ${price}.`,
    currency: 'R$',
  },
  back: 'Voltar ao painel',
  send: 'Enviar solicitação',
  sent: 'Solicitação enviada com sucesso!',
  review: {
    title: 'Como é a análise',
    sending: { title: 'Você envia a solicitação', text: 'Com o registro e os documentos.' },
    checking: {
      title: 'Conferimos o registro',
      text: `No CRP ou no CRM, em até ${VERIFICATION_HOURS}h.`,
    },
    analysis: { title: 'A equipe analisa tudo', text: `De ${min} a ${max} dias úteis.` },
    answer: { title: 'Você recebe um e-mail', text: 'Aprovado, ou com o que falta.' },
  },
  missing: {
    fullName: 'Informe o seu nome completo.',
    email: 'Informe o seu e-mail.',
    registration: 'Informe o número do seu registro.',
    price: 'Informe o preço da sessão.',
  },
  faults: {
    'name-too-long': `O nome tem no máximo ${NAME_MAX_LENGTH} caracteres.`,
    'email-invalid': 'Por favor, digite um e-mail válido.',
    'cpf-invalid': CPF_INVALID,
    'phone-invalid': 'Confira o telefone, com DDD.',
    'cnpj-invalid': CNPJ_INVALID,
    'state-invalid': 'Use a sigla, como SP.',
    'city-unknown': CITY_UNKNOWN,
    'bio-too-long': `A biografia tem no máximo ${BIO_MAX_LENGTH} caracteres.`,
    'price-invalid': 'Digite um valor como 150 ou 89,90.',
    'price-thousands': 'Escreva sem o ponto dos milhares, como 1000.',
    'price-out-of-range': 'O preço da sessão vai de R$ 50 a R$ 1.000.',
  },
  registrationInvalid: {
    psychologist: 'Confira o número, como em CRP 06/123456.',
    psychiatrist: 'Confira o número, como em CRM 12345/SP.',
  } satisfies Record<Profession, string>,
  documents: {
    title: 'Documentos',
    text: 'Carteira do conselho, frente e verso, e diploma. Só a equipe que analisa tem acesso.',
    choose: 'Escolher arquivos',
    drag: 'Ou arraste para cá.',
    kinds: 'PDF, JPG, JPEG ou PNG, até 5 MB cada.',
    sending: (percent: number) => `enviando ${percent}%`,
    checking: 'conferindo',
    stored: 'enviado',
    progress: (name: string) => `Envio de ${name}`,
    remove: (name: string) => `Remover ${name}`,
    cancel: (name: string) => `Cancelar envio de ${name}`,
    retry: 'Tentar Novamente',
    retryLabel: (name: string) => `Tentar Novamente: ${name}`,
    announceStored: (name: string) => `${name}: enviado`,
    announceFault: (name: string, fault: string) => `${name}: ${fault}`,
    tooMany: `Cada solicitação leva até ${DOCUMENT_MAX_COUNT} arquivos. Os que passaram disso não foram enviados.`,
    wait: 'Espere o envio dos documentos terminar, ou cancele o que falta.',
    unsent: (count: number) =>
      count === 1
        ? 'Um documento não foi enviado. Tente de novo ou remova-o antes de continuar.'
        : `${count} documentos não foram enviados. Tente de novo ou remova-os antes de continuar.`,
    notAccepted: (count: number) =>
      count === 1
        ? 'Um documento não foi aceito. Remova-o da lista antes de continuar.'
        : `${count} documentos não foram aceitos. Remova-os da lista antes de continuar.`,
    faults: {
      type: 'Este tipo de arquivo não é aceito. Envie em PDF, JPG, JPEG ou PNG.',
      empty: 'O arquivo está vazio. Escolha outro.',
      'too-large': {
        pdf: 'O máximo é 5 MB: diminua o PDF ou divida em dois.',
        image: 'O máximo é 5 MB: tire outra foto ou envie em PDF.',
      },
      content: 'O conteúdo não é de um PDF, JPG ou PNG. Confira o arquivo e envie outro.',
      refused: 'O arquivo não foi aceito. Remova outros documentos e tente de novo.',
      broken: 'O envio foi interrompido.',
      offline: NO_CONNECTION,
    },
  },
};
