import type { Booking } from './use-booking';

const toBook = ({ professional }: Booking) =>
  professional ? `Para marcar com ${professional}` : 'Para marcar a sua consulta';

export const copy = {
  documentTitle: 'Boas-vindas',
  hello: (name: string) => (name ? `Que bom ter você aqui, ${name}` : 'Que bom ter você aqui'),
  aside: {
    quote: 'O primeiro passo você já deu.',
    text: 'Suas conversas são sigilosas. Seus dados ficam no Brasil e seguem a LGPD.',
  },
  mailSent: {
    subtitle: (booking: Booking | null) =>
      booking
        ? `${toBook(booking)}, falta só confirmar o e-mail.`
        : 'Sua conta está criada. Falta só confirmar o e-mail.',
    noteTitle: 'Confira sua caixa de entrada',
    wroteTo: 'Escrevemos para ',
    anywhere: 'O link abre também em outro aparelho.',
    enter: 'Já confirmei, entrar',
    enterCode: 'Entrar com um código',
    confirm: 'Confirmar',
    notArrived: 'Não chegou? Olhe também na caixa de spam.',
    resend: 'Reenviar e-mail',
  },
  confirmed: {
    badge: 'E-mail confirmado',
    title: (name: string) => (name ? `Tudo certo, ${name}` : 'Tudo certo'),
    text: (booking: Booking | null) =>
      `Seu endereço está confirmado. ${booking ? `${toBook(booking)}, é só continuar` : 'Quando quiser, procure alguém para conversar'}: os horários livres aparecem na hora.`,
    professionalText:
      'Sua conta começa como conta de paciente. Para atender, envie a solicitação profissional.',
    enter: 'Continuar',
    apply: 'Fazer cadastro profissional',
  },
  created: {
    badge: 'Conta criada',
    text: (booking: Booking | null) =>
      `Sua conta está pronta. ${booking ? `${toBook(booking)}, entre` : 'Entre'} com o e-mail e a senha que você escolheu.`,
    enter: 'Entrar',
  },
  steps: {
    created: { title: 'Conta criada' },
    confirm: { title: 'Confirme o e-mail', text: 'Abra o link da mensagem ou digite o código dela.' },
    confirmed: { title: 'E-mail confirmado' },
    choose: { title: 'Escolha com quem conversar' },
    chooseTime: { title: 'Escolha o dia e o horário' },
    apply: { title: 'Envie a solicitação', text: 'Com o registro e os documentos.' },
    review: { title: 'A equipe analisa', text: 'De 2 a 5 dias úteis.' },
  },
} as const;
