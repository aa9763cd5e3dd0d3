import { PRODUCT_NAME } from 'shared-domain/product';
import {
  CONSULTATION_MINUTES,
  dateBlock,
  formatDayMonth,
  formatDayShort,
  type IsoDay,
} from 'shared-domain/schedule';
import { daysOf, MAX_CLOSED_DAYS, MAX_EXCEPTION_DAYS, type HoursException } from './exceptions';
import type { Changes } from './hours';
import type { Leftover, RangeFault } from './ranges';

const DAYS = ['Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado', 'Domingo'] as const;
const SHORT_DAYS = ['seg', 'ter', 'qua', 'qui', 'sex', 'sáb', 'dom'] as const;

const joined = new Intl.ListFormat('pt-BR', { type: 'conjunction' });
const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
const dayName = (weekday: number) => DAYS[weekday - 1]?.toLowerCase() ?? '';

/** "25 de dez.", "1º de jan." */
const dayAndMonth = (day: IsoDay) => {
  const block = dateBlock(day);
  return `${block.day === '1' ? '1º' : block.day} de ${block.month}`;
};
const yearOf = (day: IsoDay) => day.slice(0, 4);

function changes({ weekdays, rules }: Changes): string {
  const days = weekdays.length > 3 ? [`${weekdays.length} dias`] : weekdays.map(dayName);
  return joined.format([...days, ...(rules ? ['as regras para marcar'] : [])]);
}

export const copy = {
  title: 'Horários de atendimento',
  subtitle: 'Os pacientes só conseguem marcar nos horários daqui.',
  back: 'Agenda',
  backToStatus: 'Situação do cadastro',
  suspended: 'Seu cadastro está suspenso: os horários aparecem, mas não podem ser mudados.',
  failedText: 'Não foi possível carregar os seus horários. As sessões marcadas continuam valendo.',
  usual: {
    title: 'Você ainda não definiu os seus horários',
    text: 'Até lá valem os nove horários de sempre, de segunda a sábado, que estão aqui. Ajuste e salve.',
  },
  outside: {
    title: (count: number, isDraft: boolean) =>
      `${counted(count, 'sessão marcada', 'sessões marcadas')} ${
        isDraft ? (count === 1 ? 'fica' : 'ficam') : count === 1 ? 'está' : 'estão'
      } fora dos ${isDraft ? 'novos' : 'seus'} horários`,
    text: (count: number) =>
      `${count === 1 ? 'Ela continua valendo' : 'Elas continuam valendo'}. Se preferir, proponha outro horário.`,
    when: (day: IsoDay, time: string) => `${formatDayShort(day)}, ${time}`,
    see: 'Ver na agenda',
    seeOf: (name: string) => ` a sessão com ${name}`,
    propose: 'Propor outro',
    to: (name: string) => ` horário a ${name}`,
    all: (count: number) => `Mostrar todas as ${count}`,
    failed: 'Não foi possível conferir as sessões marcadas. Elas continuam valendo.',
  },
  week: {
    title: 'Semana',
    perWeek: (count: number) => `${counted(count, 'horário', 'horários')} por semana`,
    zone: (name: string) => `No horário de ${name}.`,
    days: DAYS,
    closed: 'Sem atendimento',
    starts: (count: number) => counted(count, 'horário', 'horários'),
    faulty: 'Corrija para salvar',
    until: 'às',
    from: (day: string, place: number) => `${day}, faixa ${place}, início`,
    to: (day: string, place: number) => `${day}, faixa ${place}, fim`,
    remove: (day: string, from: string, to: string) => `${day}: remover a faixa das ${from} às ${to}`,
    add: (day: string) => `Adicionar faixa em ${day}`,
    copy: (day: string) => `Copiar ${day} para outros dias`,
    copyTitle: (day: string) => `Copiar ${day.toLowerCase()} para`,
    copyTo: (count: number) =>
      count === 0 ? 'Escolha os dias' : `Copiar para ${counted(count, 'dia', 'dias')}`,
    leftover: ({ begins, ends, minutes }: Leftover) =>
      `O último começa às ${begins} e termina às ${ends}. Sobram ${minutes} minutos.`,
    empty:
      'Nenhum horário ainda. Comece por um modelo e ajuste depois: nada aparece para os pacientes antes de você salvar.',
    template: 'Segunda a sexta, 9h às 18h',
  },
  fault: (fault: RangeFault) => {
    switch (fault.kind) {
      case 'overlap':
        return `As duas faixas se encontram entre ${fault.from} e ${fault.to}.`;
      case 'short':
        return `Uma faixa precisa de pelo menos ${CONSULTATION_MINUTES} minutos.`;
      case 'backwards':
        return 'O fim vem depois do início.';
      case 'steps':
        return 'Os horários vão de 5 em 5 minutos.';
    }
  },
  preview: {
    title: 'Prévia dos horários',
    text: 'Começos de sessão, como aparecem para marcar.',
    days: SHORT_DAYS,
    closed: 'fechado',
    faulty: '–',
    rhythm: 'Sessão e intervalo',
    minutes: (breakMinutes: number) =>
      breakMinutes === 0 ? `${CONSULTATION_MINUTES} min` : `${CONSULTATION_MINUTES} + ${breakMinutes} min`,
    next: 'Próximo livre',
    today: 'hoje',
    tomorrow: 'amanhã',
    nextAt: (day: string, time: string) => `${day}, ${time}`,
    none: 'nenhum em breve',
    unknown: 'depois de salvar',
    until: 'Podem marcar até',
    day: dayAndMonth,
    asPatient: 'Ver como paciente',
  },
  exceptions: {
    title: 'Exceções',
    add: 'Adicionar',
    none: 'Nenhuma. Férias, folgas e dias com outro horário entram aqui.',
    unnamed: { closed: 'Não atendo', extra: 'Horário extra' },
    when: ({ since, until }: HoursException) => {
      const year = yearOf(since) === yearOf(until) ? '' : ` de ${yearOf(until)}`;
      return since === until ? formatDayShort(since) : `${dayAndMonth(since)} a ${dayAndMonth(until)}${year}`;
    },
    closed: (exception: HoursException) =>
      daysOf(exception) === 1 ? 'Sem atendimento' : `${daysOf(exception)} dias, sem atendimento`,
    extra: ({ ranges }: HoursException, starts: number) =>
      `${joined.format(ranges.map(({ from, to }) => `${from} às ${to}`))}, ${counted(starts, 'horário', 'horários')}`,
    edit: (name: string, when: string) => `Editar ${name}, ${when}`,
    remove: (name: string, when: string) => `Remover ${name}, ${when}`,
    removing: {
      title: 'Remover a exceção?',
      text: (name: string, when: string) => `${name}, ${when}: voltam a valer os horários da semana.`,
      action: 'Remover',
    },
    saved: { title: 'Exceção salva', text: 'Os horários para marcar já mudaram.' },
    removed: { title: 'Exceção removida', text: 'Voltam a valer os horários da semana.' },
  },
  dialog: {
    titleNew: 'Nova exceção',
    titleEdit: 'Editar exceção',
    kind: 'O que muda',
    closed: 'Não atendo',
    extra: 'Horário extra',
    since: 'De',
    until: 'Até',
    day: 'Dia',
    name: 'Nome',
    nameHint: 'Só você vê.',
    ranges: 'Horários deste dia',
    from: (place: number) => `Faixa ${place}, início`,
    to: (place: number) => `Faixa ${place}, fim`,
    removeRange: (from: string, to: string) => `Remover a faixa das ${from} às ${to}`,
    addRange: 'Adicionar faixa',
    starts: 'Horários que aparecem',
    extraHint: 'Neste dia, valem só estas faixas, também em feriado.',
    save: 'Salvar exceção',
    remove: 'Remover exceção',
    faults: {
      missing: 'Informe o dia.',
      backwards: 'O último dia não vem antes do primeiro.',
      past: 'O período já passou.',
      long: `O período tem no máximo ${MAX_CLOSED_DAYS} dias.`,
      many: `São no máximo ${MAX_EXCEPTION_DAYS} dias com exceção.`,
      taken: (day: IsoDay) => `Já existe uma exceção em ${dayAndMonth(day)}. Edite ou remova a outra.`,
      name: (most: number) => `O nome tem no máximo ${most} caracteres.`,
    },
    outside: (count: number) => `${counted(count, 'sessão marcada', 'sessões marcadas')} nesses dias`,
    outsideText: (list: readonly string[], more: number) =>
      `${joined.format(more > 0 ? [...list, `mais ${more}`] : [...list])}. ${
        list.length + more === 1 ? 'Ela continua valendo.' : 'Elas continuam valendo.'
      }`,
    patientAt: (name: string, day: IsoDay, time: string) => `${name}, ${dayAndMonth(day)}, ${time}`,
  },
  holidays: {
    title: 'Não atender em feriados nacionais',
    next: (holidays: readonly { readonly day: IsoDay; readonly name: string }[]) =>
      `Próximos: ${joined.format(holidays.map(({ day, name }) => `${dayAndMonth(day)}, ${name}`))}.`,
    on: 'Ligado',
    off: 'Desligado',
    closed: { title: 'Feriados fechados', text: 'Ninguém consegue marcar em feriados nacionais.' },
    opened: { title: 'Feriados abertos', text: 'Nos feriados valem os horários da semana.' },
  },
  rules: {
    title: 'Regras para marcar',
    duration: 'Duração da sessão',
    durationHint: `Igual para todos no ${PRODUCT_NAME}.`,
    minutes: (minutes: number) => (minutes === 0 ? 'Sem intervalo' : `${minutes} minutos`),
    fixed: `${CONSULTATION_MINUTES} minutos`,
    break: 'Intervalo entre sessões',
    breakHint: (grid: number) => `Os horários começam a cada ${grid} minutos.`,
    notice: 'Antecedência mínima',
    hours: (hours: number) => (hours === 0 ? 'Sem antecedência' : counted(hours, 'hora', 'horas')),
    noticeHint: (first: string) => `Agora, o primeiro horário livre é ${first}.`,
    horizon: 'Até quando podem marcar',
    ahead: (days: number) => `${days} dias à frente`,
    horizonHint: (day: IsoDay) => `Até ${formatDayMonth(day)} de ${yearOf(day)}.`,
    most: 'Máximo de sessões por dia',
    noLimit: 'Sem limite',
    sessions: (count: number) => counted(count, 'sessão', 'sessões'),
    zone: 'Fuso horário',
    zoneHint: 'Semana e exceções são neste fuso. Cada paciente vê também o dele.',
  },
  save: {
    changed: (what: Changes) => `Você mudou ${changes(what)}`,
    faulty: (weekdays: readonly number[]) => `Corrija ${joined.format(weekdays.map(dayName))} para salvar`,
    note: 'Os pacientes veem os novos horários assim que você salvar.',
    discard: 'Descartar',
    save: 'Salvar',
    saved: (perWeek: number) => ({
      title: 'Horários salvos',
      text:
        perWeek === 0
          ? 'Os pacientes não encontram horários até você abrir algum.'
          : `${counted(perWeek, 'horário', 'horários')} por semana já ${perWeek === 1 ? 'aparece' : 'aparecem'} para os pacientes.`,
    }),
  },
};
