import {
  ABOUT_MAX_LENGTH,
  ABOUT_MIN_LENGTH,
  APPROACHES_MAX_COUNT,
  HEADLINE_MAX_LENGTH,
  SESSION_TEXT_MAX_LENGTH,
} from 'shared-domain/published-profile';
import { lengthOf } from 'shared-domain/text-length';
import type { ProfileField } from './own-profile';

const listed = new Intl.ListFormat('pt-BR');
const counted = (text: string, most: number) => `${lengthOf(text.trim())} de ${most.toLocaleString('pt-BR')}`;

const FIELDS: Readonly<Record<ProfileField, string>> = {
  headline: 'Frase de apresentação',
  about: 'Sobre você',
  approaches: 'Abordagem',
  sessionText: 'Como é uma sessão',
  education: 'Formação',
  experience: 'Experiência',
  specialties: 'Especialidades',
  languages: 'Idiomas de atendimento',
  audiences: 'Quem você atende',
  accommodations: 'Experiência e acessibilidade',
  notAttended: 'Não atendo',
};

export const copy = {
  title: 'Perfil público',
  subtitle: 'O que pacientes leem antes de marcar com você.',
  backToStatus: 'Situação do cadastro',
  open: 'Abrir página',
  failedText: 'Não foi possível carregar o seu perfil. O que está publicado continua no ar.',
  suspended: {
    title: 'Seu cadastro está suspenso',
    text: 'A página não aparece para pacientes, e o perfil não pode ser mudado.',
  },
  fields: FIELDS,
  views: { label: 'Mostrar', edit: 'Editar', preview: 'Prévia' },
  identity: {
    title: 'Identificação',
    name: 'Nome',
    registration: 'Registro',
    place: 'Cidade',
    noPlace: 'Não informada',
    verified: 'Nome e registro foram conferidos.',
    change: 'Pedir alteração',
  },
  presentation: {
    title: 'Apresentação',
    headlineHint: (text: string) => counted(text, HEADLINE_MAX_LENGTH),
    aboutHint: (text: string) =>
      `${counted(text, ABOUT_MAX_LENGTH)}. Conte como trabalha. O Código de Ética não permite prometer resultados nem usar depoimentos como propaganda.`,
    tooShort: `Escreva pelo menos ${ABOUT_MIN_LENGTH} letras.`,
  },
  work: {
    chosen: (count: number) => `${count} de ${APPROACHES_MAX_COUNT}`,
    tooMany: `Escolha até ${APPROACHES_MAX_COUNT}.`,
    sessionHint: (text: string) => counted(text, SESSION_TEXT_MAX_LENGTH),
  },
  history: {
    add: 'Adicionar',
    addTo: (list: string) => ` em ${list}`,
    none: { education: 'Nenhum curso ainda.', experience: 'Nenhuma experiência ainda.' },
    edit: (title: string) => `Editar ${title}`,
    more: (title: string) => `Mais ações para ${title}`,
    up: 'Mover para cima',
    down: 'Mover para baixo',
    remove: 'Remover',
    full: 'São até 10 itens.',
    dialog: {
      education: { add: 'Adicionar formação', edit: 'Editar formação', title: 'Curso', place: 'Instituição' },
      experience: {
        add: 'Adicionar experiência',
        edit: 'Editar experiência',
        title: 'Atividade',
        place: 'Detalhe',
      },
      from: 'Ano de início',
      to: 'Ano de conclusão',
      toHint: 'Em branco se continua.',
      save: 'Salvar',
      noTitle: 'Preencha este campo.',
      yearInvalid: 'Digite um ano com quatro números.',
      toBeforeFrom: 'A conclusão vem depois do início.',
    },
  },
  topics: { title: 'Especialidades e idiomas', noLanguage: 'Escolha pelo menos um idioma.' },
  audience: {
    none: 'Escolha quem você atende.',
    minors: 'De 12 a 17 anos, um responsável autoriza ao marcar a primeira sessão.',
    notAttendedHint: 'Por exemplo: crianças e situações de emergência.',
  },
  preview: { title: 'Como fica para quem visita', marked: 'Destaque no que mudou', perSession: 'por sessão' },
  share: {
    title: 'Compartilhar',
    text: 'O QR leva à sua página. Bom para cartão e assinatura de e-mail.',
    address: 'Endereço da página',
    qr: 'Código QR da sua página',
    svg: 'Baixar QR',
    send: 'Enviar',
    copied: { title: 'Link copiado' },
    failed: { title: 'Não foi possível copiar', text: 'Copie o endereço à mão.' },
    file: 'qr-perfil',
  },
  publish: {
    count: (count: number) => (count === 1 ? '1 mudança não publicada' : `${count} mudanças não publicadas`),
    names: (fields: readonly ProfileField[]) => listed.format(fields.map((field) => FIELDS[field])),
    note: 'O rascunho fica guardado nesta aba.',
    discard: 'Descartar',
    publish: 'Publicar',
    question: 'Publicar mudanças?',
    atOnce: 'A página muda na hora para quem visita.',
    done: { title: 'Perfil publicado', text: 'As mudanças já aparecem na sua página.' },
  },
  conflict: {
    title: 'O perfil mudou em outro aparelho',
    text: 'Uma versão foi publicada depois que você começou este rascunho. Nada do que escreveu aqui se perdeu.',
    other: 'Ver a publicada',
    keep: 'Manter esta',
  },
} as const;
