import { formatDayMonth, formatDayShort, type IsoDay } from 'shared-domain/schedule';
import { counted } from './counted';

const WEEKDAYS = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'];
const weekdayOf = (day: IsoDay) => new Date(`${day}T00:00:00Z`).getUTCDay();
const isWeekend = (day: IsoDay) => weekdayOf(day) % 6 === 0;

export const blockCopy = {
  open: 'Bloquear horário',
  onlyYou: 'Bloqueado, só você vê',
  edit: 'Editar',
  remove: 'Desbloquear',
  titleNew: 'Bloquear horário',
  titleEdit: 'Editar bloqueio',
  day: 'Dia',
  from: 'Das',
  to: 'Até',
  whole: 'Dia inteiro',
  note: 'Motivo',
  noteHint: 'Só você vê.',
  repeat: 'Repetir',
  repeats: [
    { value: 'never', label: 'Não repetir' },
    { value: 'weekly', label: 'Toda semana' },
  ] as const,
  until: 'Repetir até',
  scope: 'O que mudar',
  one: (day: IsoDay) => `Só ${formatDayShort(day)}`,
  following: (day: IsoDay) =>
    `${isWeekend(day) ? 'Este e os próximos' : 'Esta e as próximas'} ${WEEKDAYS[weekdayOf(day)]}s`,
  /** "Toda terça, até 15 de dezembro" */
  every: (day: IsoDay, until: IsoDay) =>
    `${isWeekend(day) ? 'Todo' : 'Toda'} ${WEEKDAYS[weekdayOf(day)]}, até ${formatDayMonth(until)}`,
  invisible: 'Para os pacientes, o horário só deixa de aparecer como livre.',
  save: 'Bloquear horário',
  saveFree: 'Bloquear os livres',
  saveChange: 'Salvar',
  inside: (count: number) => `Há ${counted(count, 'sessão', 'sessões')} nesse intervalo`,
  insideText: (count: number) =>
    count === 1
      ? 'Ela continua marcada. Só o que está livre é bloqueado.'
      : 'Elas continuam marcadas. Só o que está livre é bloqueado.',
  at: (when: string, name: string) => `${when} ${name}`,
  more: (count: number) => `e mais ${counted(count, 'sessão', 'sessões')}`,
  full: 'Nada está livre nesse intervalo.',
  faults: {
    day: 'Informe o dia.',
    backwards: 'O fim vem depois do início.',
    past: 'Esse horário já passou.',
    far: 'O bloqueio vai até 400 dias à frente.',
    note: (most: number) => `O motivo tem no máximo ${most} caracteres.`,
    until: 'Informe até que dia.',
    untilBefore: 'A repetição termina depois do dia do bloqueio.',
    untilFar: 'A repetição vai até um ano.',
  },
  added: 'Horário bloqueado',
  changed: 'Bloqueio mudado',
  removed: 'Horário desbloqueado',
  undo: 'Desfazer',
  unblock: {
    title: 'Desbloquear horário?',
    text: 'Os pacientes voltam a poder marcar nesse horário.',
    legend: 'O que desbloquear',
    rest: (count: number, until: IsoDay) =>
      `${counted(count, 'horário', 'horários')}, até ${formatDayMonth(until)}`,
  },
};
