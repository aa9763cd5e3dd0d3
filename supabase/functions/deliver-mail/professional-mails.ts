import { helloProfessional } from '../_shared/greeting.ts';
import {
  agendaButton,
  dashboardButton,
  isUnpaid,
  roomButton,
  type ConsultationMailData,
  type Writer,
} from './consultation-mail.ts';
import { clock, onDay, when } from './consultation-times.ts';

/** What became of a consultation that is cancelled. */
function ending(data: ConsultationMailData, isOwn: boolean): string {
  const { patient_name } = data;
  if (isOwn) return `Você cancelou a sessão de ${when(data)}, com ${patient_name}.`;
  if (isUnpaid(data))
    return `O pagamento da sessão de ${when(data)}, com ${patient_name}, não chegou a tempo.`;
  return `A sessão de ${when(data)}, com ${patient_name}, foi cancelada.`;
}

/** E-mails to professionals about consultations. */
export const PROFESSIONAL_MAILS: Readonly<Record<string, Writer>> = {
  new_consultation: (data, siteUrl) => ({
    subject: `Nova consulta: ${when(data)}`,
    title: 'Você tem uma nova consulta',
    preview: 'Ela está paga e confirmada.',
    paragraphs: [
      helloProfessional(data.professional_name),
      `${data.patient_name} marcou e pagou uma sessão: ${when(data)}.`,
    ],
    button: dashboardButton(siteUrl),
  }),
  consultation_rescheduled: (data, siteUrl) => ({
    subject: `Consulta remarcada: ${when(data)}`,
    title: 'Uma consulta mudou de horário',
    preview: 'O horário de antes está livre de novo.',
    paragraphs: [
      helloProfessional(data.professional_name),
      data.moved_by_team
        ? `A nossa equipe mudou o horário da sessão com ${data.patient_name}. Agora ela é ${onDay(data)}.`
        : `A sessão com ${data.patient_name} mudou de horário. Agora ela é ${onDay(data)}.`,
    ],
    button: dashboardButton(siteUrl),
  }),
  professional_room_address: (data, siteUrl) => ({
    subject: `O link do seu compromisso às ${clock(data)}`,
    title: 'O link da sua sessão',
    preview: 'A sala abre dez minutos antes.',
    paragraphs: [
      helloProfessional(data.professional_name),
      `A nossa equipe envia de novo o link da sessão com ${data.patient_name}, ${onDay(data)}.`,
      'A sala abre dez minutos antes. Para entrar, use a sua conta.',
    ],
    button: roomButton(data, siteUrl),
  }),
  proposal_refused: (data, siteUrl) => ({
    subject: `Horário mantido: ${when(data)}`,
    title: 'O horário continua o mesmo',
    preview: 'A sua proposta não vale mais.',
    paragraphs: [
      helloProfessional(data.professional_name),
      `${data.patient_name} preferiu manter a sessão de ${when(data)}. A sua proposta não vale mais.`,
    ],
    button: agendaButton(siteUrl),
  }),
  absence: (data, siteUrl) => ({
    subject: `Responda sobre a sessão de ${when(data)}`,
    title: 'Uma sessão espera a sua resposta',
    preview: 'A equipe ouve os dois antes de decidir.',
    paragraphs: [
      helloProfessional(data.professional_name),
      `${data.patient_name} informou que a sessão de ${when(data)} não aconteceu.`,
      'Conte à equipe como foi. O valor fica retido até ela decidir.',
    ],
    button: {
      label: 'Responder',
      href: `${siteUrl}/professional/agenda?sessao=${data.consultation_id}`,
    },
  }),
  consultation_cancelled: (data, siteUrl) => {
    if (data.cancelled_by === 'absence')
      return {
        subject: `Consulta cancelada: ${when(data)}`,
        title: 'A sua ausência foi registrada',
        preview: 'O valor volta para quem pagou.',
        paragraphs: [
          helloProfessional(data.professional_name),
          `Você não veio à sessão de ${when(data)}, com ${data.patient_name}. Ela foi cancelada, e o valor volta para quem pagou.`,
        ],
        button: dashboardButton(siteUrl),
      };
    const isOwn = data.cancelled_by === 'professional';
    return {
      subject: `Consulta cancelada: ${when(data)}`,
      title: isOwn ? 'Você cancelou uma consulta' : 'Uma consulta foi cancelada',
      preview: 'O horário está livre de novo.',
      paragraphs: [
        helloProfessional(data.professional_name),
        `${ending(data, isOwn)} O horário está livre de novo.`,
      ],
      button: dashboardButton(siteUrl),
    };
  },
};
