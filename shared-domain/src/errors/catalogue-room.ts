import { each, type ErrorEntry } from './entry';

const CODES = {
  network: {
    title: 'Sem conexão',
    text: 'Confira a sua internet e tente novamente.',
  },
  room_not_open: {
    title: 'A sala não está aberta',
    text: 'Ela abre 10 minutos antes e fecha 5 minutos depois da sessão.',
  },
  room_ended: { title: 'A sessão foi encerrada', text: 'Só o profissional pode abrir a sala de novo.' },
  consent_required: { title: 'Falta o seu acordo', text: 'Marque o acordo para entrar.' },
  consultation_not_open: {
    title: 'Esta consulta não está mais em aberto',
    text: 'Veja a consulta na agenda.',
  },
  absence_reported: {
    title: 'Há uma ausência informada',
    text: 'A equipe decide antes de a consulta ser concluída.',
  },
  too_late: { title: 'O horário da sessão terminou', text: 'A sala não abre mais de novo.' },
  ...each(['consultation_not_found', 'page_required'], {
    title: 'Sala não encontrada',
    text: 'Abra a sala de novo pela consulta.',
  }),
};

/** Texts for the room of a consultation. */
export const ROOM_ERRORS = {
  room: {
    otherwise: { title: 'Não foi possível entrar na sala', text: 'Tente novamente em instantes.' },
    codes: CODES,
  },
  door: {
    otherwise: { title: 'A porta não abriu', text: 'Tente novamente em instantes.' },
    codes: CODES,
  },
} satisfies Record<string, ErrorEntry>;
