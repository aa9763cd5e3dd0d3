import { hello } from '../_shared/greeting.ts';
import { PRODUCT_NAME } from '../_shared/product.ts';
import {
  at,
  changesUntil,
  consultationsButton,
  isUnpaid,
  list,
  refundLine,
  roomButton,
  searchButton,
  type ConsultationMailData,
  type MailProposal,
  type Writer,
} from './consultation-mail.ts';
import { clock, dayText, onDay, when } from './consultation-times.ts';

const LATER = 'Quando quiser, escolha outro horário. Estamos por aqui.';

/** Who cancelled, in the reader's words. */
function cancelling(data: ConsultationMailData): string[] {
  const { cancelled_by, professional_name } = data;
  if (cancelled_by === 'professional')
    return [
      `${professional_name} cancelou a sessão de ${when(data)}.`,
      'Se houver um recado, ele está na conversa de vocês.',
    ];
  if (cancelled_by === 'absent')
    return [`A nossa equipe confirmou que ${professional_name} não veio à sessão de ${when(data)}.`];
  if (cancelled_by === 'absence')
    return [`${professional_name} não veio à sessão de ${when(data)}. Por isso, ela foi cancelada.`];
  if (cancelled_by === 'team')
    return [`A nossa equipe cancelou a sessão de ${when(data)}, com ${professional_name}.`];
  if (isUnpaid(data))
    return [
      `O pagamento da sessão de ${when(data)}, com ${professional_name}, não chegou a tempo. Por isso ela foi cancelada.`,
    ];
  return [`Cancelamos a sessão de ${when(data)}, com ${professional_name}.`];
}

const NO_ANSWER = 'Sem resposta, nada muda. Aceitar não tem custo.';

function answering(data: ConsultationMailData, until: string, siteUrl: string) {
  return {
    paragraphs: [
      hello(data.patient_name),
      `${data.professional_name} propôs outro horário para a sessão de ${when(data)}:`,
      list(data, data.proposal?.times ?? []),
      `Escolha um deles, ou mantenha o de agora,${until}. ${NO_ANSWER}`,
    ],
    button: consultationsButton(siteUrl, 'Responder'),
  };
}

type Period = MailProposal & { readonly from_day: string; readonly to_day: string };

function choosing(data: ConsultationMailData, period: Period, until: string, siteUrl: string) {
  const { id, from_day, to_day, professional_id } = period;
  const days = from_day === to_day ? dayText(from_day) : `${dayText(from_day)} a ${dayText(to_day)}`;
  return {
    paragraphs: [
      hello(data.patient_name),
      `${data.professional_name} pediu que você escolha outro horário para a sessão de ${when(data)}.`,
      `Escolha um dos horários livres de ${days}, ou mantenha o de agora,${until}. ${NO_ANSWER}`,
    ],
    button: {
      label: 'Escolher horário',
      href: `${siteUrl}/patient/booking/${professional_id}?consulta=${data.consultation_id}&proposta=${id}`,
    },
  };
}

/** E-mails to patients about what became of a consultation. */
export const CHANGE_MAILS: Readonly<Record<string, Writer>> = {
  room_address: (data, siteUrl) => ({
    subject: `O link do seu compromisso às ${clock(data)}`,
    title: 'O link do seu compromisso',
    preview: 'A sala abre dez minutos antes.',
    paragraphs: [
      hello(data.patient_name),
      `A nossa equipe envia de novo o link do seu compromisso, ${onDay(data)}.`,
      'A sala abre dez minutos antes. Para entrar, use a sua conta.',
    ],
    button: roomButton(data, siteUrl),
  }),
  payment_confirmed: (data, siteUrl) => ({
    subject: `Consulta confirmada: ${when(data)}`,
    title: 'Consulta confirmada',
    preview: 'O link chega por e-mail 15 minutos antes.',
    paragraphs: [
      hello(data.patient_name),
      `Sua sessão com ${data.professional_name} é ${onDay(data)}. Dura 50 minutos, por vídeo.`,
      `O link chega por e-mail 15 minutos antes. ${changesUntil(data)}`,
    ],
    button: consultationsButton(siteUrl),
  }),
  rescheduled: (data, siteUrl) => ({
    subject: `Novo horário: ${when(data)}`,
    title: 'Sua consulta mudou de horário',
    preview: `Agora ela é ${onDay(data)}.`,
    paragraphs: [
      hello(data.patient_name),
      ...(data.moved_by_team
        ? [
            `A nossa equipe mudou o horário da sua sessão com ${data.professional_name}. Agora ela é ${onDay(data)}.`,
            'Se não servir para você, cancele até o início e receba o valor inteiro de volta.',
          ]
        : [`Sua sessão com ${data.professional_name} agora é ${onDay(data)}.`, changesUntil(data)]),
    ],
    button: consultationsButton(siteUrl),
  }),
  time_proposed: (data, siteUrl) => {
    const { proposal } = data;
    const until = proposal ? ` até ${when(at(data, proposal.expires_at))}` : '';
    return {
      subject: `Outro horário foi proposto: responda${until}`,
      title: 'Outro horário foi proposto',
      preview: 'Sem resposta, o horário continua o mesmo.',
      ...(proposal?.from_day && proposal.to_day
        ? choosing(
            data,
            { ...proposal, from_day: proposal.from_day, to_day: proposal.to_day },
            until,
            siteUrl,
          )
        : answering(data, until, siteUrl)),
    };
  },
  cancelled: (data, siteUrl) => ({
    subject: 'Consulta cancelada',
    title: 'Sua consulta foi cancelada',
    preview: refundLine(data)[0] ?? LATER,
    paragraphs: [hello(data.patient_name), ...cancelling(data), ...refundLine(data), LATER],
    button: searchButton(siteUrl, 'Buscar horário'),
  }),
  consultation_withdrawn: (data, siteUrl) => ({
    subject: `Consulta cancelada: ${when(data)}`,
    title: 'Sua consulta foi cancelada',
    preview: refundLine(data)[0] ?? 'Nada foi cobrado.',
    paragraphs: [
      hello(data.patient_name),
      `${data.professional_name} não está mais atendendo no ${PRODUCT_NAME}. Por isso cancelamos a sessão de ${when(data)}.`,
      refundLine(data)[0] ?? 'Nada foi cobrado.',
      'Se quiser, escolha outra pessoa para conversar. Estamos por aqui.',
    ],
    button: searchButton(siteUrl, 'Buscar profissionais'),
  }),
  session_running: (data, siteUrl) => ({
    subject: 'Sobre a sua sessão de agora',
    title: 'Sua sessão pode continuar',
    preview: 'Se preferir não continuar, cancele a consulta.',
    paragraphs: [
      hello(data.patient_name),
      `${data.professional_name} não está mais atendendo no ${PRODUCT_NAME}. A sessão de ${when(data)} pode ir até o fim.`,
      'Se preferir não continuar, cancele a consulta: o valor pago será devolvido por Pix.',
    ],
    button: consultationsButton(siteUrl),
  }),
};
