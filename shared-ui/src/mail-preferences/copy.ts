import type { MailTopic } from 'shared-data/mail-preferences';
import type { NotificationReader } from '../notifications';

export const copy = {
  title: 'E-mails',
  saved: (time: string) => `Salvo às ${time}`,
  failed: 'Não foi possível carregar as suas preferências.',
  always: {
    patient: [
      {
        name: 'Mudanças na consulta',
        hint: 'Confirmada, remarcada ou cancelada. O e-mail fica sempre ligado.',
      },
      { name: 'Pagamento e reembolso', hint: 'Vão sempre por e-mail.' },
    ],
    professional: [
      { name: 'Sessões com pacientes', hint: 'Nova, remarcada ou cancelada. O e-mail fica sempre ligado.' },
      { name: 'Propostas de horário recusadas', hint: 'Vão sempre por e-mail.' },
    ],
  } satisfies Record<NotificationReader, readonly { name: string; hint: string }[]>,
  asPatient: 'Quando você é paciente',
  topics: {
    messages: {
      name: 'Mensagens não lidas',
      hint: 'Um aviso depois de 30 minutos, sem o texto. O próximo, só depois que você ler.',
    },
    reminder_48h: { name: 'Lembrete dois dias antes', hint: 'Com o que ainda pode ser mudado sem custo.' },
    reminder_day: { name: 'Lembrete na véspera', hint: 'Às 14:00.' },
    room: { name: 'Acesso à consulta', hint: 'O link da sala, 60 e 15 minutos antes.' },
  } satisfies Record<MailTopic, { name: string; hint: string }>,
  off: 'Os e-mails estão desligados no seu perfil: os lembretes e os avisos de mensagens não são enviados.',
  openProfile: 'Ver perfil',
  quiet:
    'Das 21:00 às 8:00 não mandamos lembretes: os que cairiam nesse horário chegam antes. Avisos de mensagens esperam até as 8:00. O link da sala e os cancelamentos chegam a qualquer hora.',
  inPortal: 'Aqui na plataforma, todos os avisos aparecem no sino.',
} as const;
