import { CONSULTATION_MINUTES } from 'shared-domain/schedule';
import { minutes } from '../durations';
import type { RoomRole } from '../provider';

export const afterCopy = {
  patientTitle: (name: string) => (name ? `Que bom que você veio, ${name}` : 'Que bom que você veio'),
  professionalTitle: 'Sessão encerrada',
  leftTitle: 'Você saiu da sala',
  reopenedTitle: 'A sala foi aberta de novo',
  endedAt: (name: string, time: string) =>
    `A sessão com ${name} terminou às ${time}. Se puder, fique uns minutos em silêncio antes de voltar ao dia.`,
  endedAtProfessional: (name: string, time: string) => `A sessão com ${name} terminou às ${time}.`,
  stillOpen: (time: string) => `A sala fica aberta até ${time}.`,
  reenter: 'Entrar de novo',
  reopen: 'Abrir a sala de novo',
  neverMetTitle: 'A sessão não aconteceu na sala',
  neverMetText: 'Se vocês conversaram por outro caminho, está tudo certo. Se não, veja a consulta.',
  rateTitle: 'Como foi para você?',
  rating: 'Sua nota',
  star: (count: number) => `${count} de 5`,
  rateNext: 'Continuar a avaliação',
  rateLater: 'Avalie quando a consulta for concluída. Guardamos a sua nota nesta aba.',
  rateNotNow: 'Agora não',
  rateHint: 'De 1 a 5 estrelas.',
  nextTitle: 'Próxima sessão',
  next: (name: string, time: string) => `${name}, ${time}, ${CONSULTATION_MINUTES} minutos`,
  none: 'Nenhuma sessão marcada.',
  goOn: (name: string) => `Se fizer sentido continuar, estes são os próximos horários de ${name}.`,
  zone: (place: string) => `Horários de ${place}.`,
  times: (name: string) => `Próximos horários de ${name}`,
  see: { patient: 'Ver Minhas Consultas', professional: 'Ver na agenda' } satisfies Record<RoomRole, string>,
  factsTitle: 'O que ficou registrado',
  factsText: 'Só os horários. O portal não guarda som nem imagem.',
  you: 'Você',
  presence: (joined: string, left: string | null) =>
    left === null ? `Entrou às ${joined}` : `Entrou às ${joined}, saiu às ${left}`,
  never: 'Não entrou',
  together: 'Tempo juntos',
  togetherFor: (count: number) => (count === 0 ? 'Menos de 1 minuto' : minutes(count)),
  helpTitle: 'Se ficar difícil depois',
  helpText: (name: string) =>
    `Uma conversa pode mexer com muita coisa. Estas linhas atendem 24h, de graça. ${name} não acompanha mensagens o tempo todo.`,
  confirmation: 'Comprovante de pagamento',
  complete: 'Concluir a consulta',
  completed: 'A consulta está concluída.',
  notCompleted: 'Conclua a consulta para que o paciente possa avaliar e o valor entre nos seus repasses.',
};
