import { hello } from '../_shared/greeting.ts';
import {
  at,
  consultationsButton,
  list,
  payButton,
  price,
  type BookedDate,
  type ConsultationMailData,
  type Writer,
} from './consultation-mail.ts';
import { clockInZone, onDay, when } from './consultation-times.ts';

const REFUSE = 'Se não quiser este horário, cancele em Minhas consultas. Nada é cobrado.';
const REFUSE_SOME = 'Se não quiser algum deles, cancele em Minhas consultas. Nada é cobrado.';

const OPEN = {
  subject: 'O pagamento do seu horário está aberto',
  title: 'Já dá para pagar o seu horário',
};
const UNPAID = {
  subject: 'Seu horário ainda não está pago: pague para confirmar',
  title: 'Seu horário ainda não está pago',
};

/** By when a booking is paid: the e-mail may have waited for some of the fifteen minutes. */
const untilWhen = (data: ConsultationMailData) =>
  data.not_after ? `até ${clockInZone(at(data, data.not_after))}` : 'em até 15 minutos';

const deadline = (data: ConsultationMailData) =>
  data.expires_at ? `Pague por Pix até ${when(at(data, data.expires_at))}` : 'Pague por Pix';

const payByDeadline = (data: ConsultationMailData) =>
  `${deadline(data)} para confirmar. Depois disso o horário volta a ficar livre.`;

const chargeOf = (data: ConsultationMailData, { opens_at, expires_at, is_open }: BookedDate) =>
  is_open
    ? `até ${when(at(data, expires_at))}`
    : `de ${when(at(data, opens_at))} até ${when(at(data, expires_at))}`;

const rule = ({ series }: ConsultationMailData) =>
  series
    ? ` É uma série de até ${series.occurrences} datas, ${series.every_weeks === 1 ? 'uma por semana' : 'uma a cada duas semanas'}, marcadas com até oito semanas de antecedência.`
    : '';

const bookedForYou: Writer = (data, siteUrl) => {
  const dates = data.dates ?? [];
  const [first] = dates;
  const isOpen = first?.is_open === true;
  const preview = 'Veja quando é, até quando pagar e como recusar.';
  const button = isOpen ? payButton(data, siteUrl) : consultationsButton(siteUrl);
  if (first !== undefined && dates.length === 1 && !data.series)
    return {
      subject: `Um horário foi marcado para você: ${when(at(data, first.starts_at))}`,
      title: 'Um horário foi marcado para você',
      preview,
      paragraphs: [
        hello(data.patient_name),
        `${data.professional_name} marcou uma sessão para você: ${when(at(data, first.starts_at))}. O valor é ${price(data)}.`,
        `Pague por Pix ${chargeOf(data, first)}. ${isOpen ? '' : 'Avisamos quando o pagamento abrir. '}Sem pagamento, o horário volta a ficar livre.`,
        REFUSE,
      ],
      button,
    };
  return {
    subject: 'Horários foram marcados para você',
    title: 'Horários foram marcados para você',
    preview,
    paragraphs: [
      hello(data.patient_name),
      `${data.professional_name} marcou estas sessões para você.${rule(data)} O valor de cada uma é ${price(data)}.`,
      list(
        data,
        dates.map(({ starts_at }) => starts_at),
      ),
      'Cada uma é paga por Pix, de 72h a 24h antes dela, e avisamos quando o pagamento abrir.',
      ...(first
        ? [`A primeira: pague ${chargeOf(data, first)}. Sem pagamento, o horário volta a ficar livre.`]
        : []),
      REFUSE_SOME,
    ],
    button,
  };
};

/** E-mails to patients about what they have not paid yet. */
export const PAYMENT_MAILS: Readonly<Record<string, Writer>> = {
  booking: (data, siteUrl) => ({
    subject: 'Seu horário está reservado: falta o pagamento',
    title: 'Seu horário está reservado',
    preview: `Pague por Pix ${untilWhen(data)} para confirmar.`,
    paragraphs: [
      hello(data.patient_name),
      `Reservamos para você o horário de ${when(data)}, com ${data.professional_name}. O valor é ${price(data)}.`,
      `Pague por Pix ${untilWhen(data)} para confirmar. Depois disso o horário volta a ficar livre.`,
    ],
    button: payButton(data, siteUrl),
  }),
  booked_for_you: bookedForYou,
  charge_open: (data, siteUrl) => ({
    ...(data.mark_undone ? UNPAID : OPEN),
    preview: `${deadline(data)}.`,
    paragraphs: [
      hello(data.patient_name),
      `Sua sessão com ${data.professional_name} é ${onDay(data)}. O valor é ${price(data)}.`,
      ...(data.mark_undone
        ? ['Ela tinha sido confirmada por engano: a equipe conferiu, e o pagamento não chegou.']
        : []),
      payByDeadline(data),
      data.mark_undone ? 'Se você já pagou, fale com a equipe e mande o comprovante do Pix.' : REFUSE,
    ],
    button: payButton(data, siteUrl),
  }),
  wrong_amount: (data, siteUrl) => ({
    subject: 'O valor do Pix não confere: o horário ainda não está pago',
    title: 'O valor não confere',
    preview: `Pague exatamente ${price(data)}.`,
    paragraphs: [
      hello(data.patient_name),
      `Chegou um Pix para a sessão de ${when(data)}, mas não no valor dela. Ele volta para você em até 2 dias úteis.`,
      `Para confirmar, pague exatamente ${price(data)}, com o novo código${data.expires_at ? `, até ${when(at(data, data.expires_at))}` : ''}. Depois disso o horário volta a ficar livre.`,
    ],
    button: payButton(data, siteUrl),
  }),
  refunded: (data, siteUrl) => ({
    subject: 'Seu reembolso foi feito',
    title: 'Seu reembolso foi feito',
    preview: 'O dinheiro voltou para você.',
    paragraphs: [
      hello(data.patient_name),
      `O dinheiro que tinha de voltar da sessão de ${when(data)} foi devolvido. O valor e a data de cada passo estão em Minhas consultas.`,
      'Se não encontrar o valor no extrato, fale com a equipe.',
    ],
    button: consultationsButton(siteUrl),
  }),
  refund_withdrawn: (data, siteUrl) => ({
    subject: 'Sobre o reembolso da sua sessão: não há valor a devolver',
    title: 'Não há valor a devolver',
    preview: 'O pagamento tinha sido marcado por engano.',
    paragraphs: [
      hello(data.patient_name),
      `Avisamos que o valor da sessão de ${when(data)} voltaria para você. A equipe conferiu: esse pagamento não chegou, tinha sido marcado como feito por engano. Por isso, não há valor a devolver.`,
      'Se você pagou, fale com a equipe e mande o comprovante do Pix.',
    ],
    button: consultationsButton(siteUrl),
  }),
  payment_reminder: (data, siteUrl) => ({
    subject: 'Lembrete: falta o pagamento do seu horário',
    title: 'Falta o pagamento do seu horário',
    preview: `${deadline(data)}.`,
    paragraphs: [
      hello(data.patient_name),
      `${data.professional_name} lembra que a sessão de ${when(data)} ainda não foi paga. O valor é ${price(data)}.`,
      payByDeadline(data),
      REFUSE,
    ],
    button: payButton(data, siteUrl),
  }),
};
