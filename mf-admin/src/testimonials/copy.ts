import type { StatusLabel } from 'shared-domain/status';
import type { TestimonialStatus } from './testimonial-status';

interface StatusTexts {
  readonly tab: string;
  readonly label: StatusLabel;
  readonly empty: string;
  readonly emptyText: string;
}

const STATUSES: Readonly<Record<TestimonialStatus, StatusTexts>> = {
  pending: {
    tab: 'Aguardando',
    label: { text: 'Aguardando', tone: 'pending' },
    empty: 'Nenhum depoimento aguardando',
    emptyText: 'Os próximos aparecem aqui assim que alguém enviar.',
  },
  published: {
    tab: 'Publicados',
    label: { text: 'Publicado', tone: 'confirmed', sign: 'done' },
    empty: 'Nenhum depoimento publicado',
    emptyText: 'O que você publicar aparece aqui e no perfil do profissional.',
  },
  refused: {
    tab: 'Ocultos',
    label: { text: 'Oculto', tone: 'neutral', sign: 'hidden' },
    empty: 'Nenhum depoimento oculto',
    emptyText: 'O que não for publicado fica guardado aqui.',
  },
  none: {
    tab: 'Sem depoimento',
    label: { text: 'Sem depoimento', tone: 'neutral', sign: 'unwritten' },
    empty: 'Nenhuma avaliação sem depoimento',
    emptyText: 'Avaliações que só a equipe e o profissional leem aparecem aqui.',
  },
};

export const copy = {
  title: 'Depoimentos',
  subtitle:
    'Leia antes de publicar. O texto aparece no perfil do profissional, com o nome abreviado. Sem depoimento, a avaliação não é pública.',
  tabs: 'Situação dos depoimentos',
  statuses: STATUSES,
  list: 'Depoimentos',
  shownAs: 'Aparece como',
  patient: 'Paciente',
  professional: 'Profissional',
  sentAt: 'Enviado em',
  teamOnly: 'Só a equipe lê',
  positive: 'O que foi bom',
  improvements: 'O que pode melhorar',
  professionalToo: 'O profissional também lê',
  felt: (emotion: string) => `Sentiu-se ${emotion.toLowerCase()}`,
  recommends: 'recomenda este profissional',
  recommendsNot: 'não recomenda este profissional',
  publish: 'Publicar',
  refuse: 'Não publicar',
  withdraw: 'Retirar do perfil',
  published: 'Depoimento publicado',
  publishedText: (name: string) => `Já aparece no perfil de ${name}.`,
  refused: 'Depoimento oculto',
  refusedText: (name: string) => `Não aparece no perfil de ${name}.`,
  failedText: 'Não foi possível carregar os depoimentos.',
};
