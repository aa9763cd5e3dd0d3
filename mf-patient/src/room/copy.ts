import type { RoomRole } from './provider';
import type { CompletionObstacle } from './facts';

export const copy = {
  documentTitle: (name: string) => `Sessão com ${name}`,
  loadingTitle: 'Sala',
  failedText: 'Não foi possível carregar a sala.',
  unnamed: 'A outra pessoa',
  leaveRoom: 'Sair da sala',
  home: 'Voltar ao Início',
  consultations: { patient: 'Ver Minhas Consultas', professional: 'Abrir a agenda' } satisfies Record<
    RoomRole,
    string
  >,
  unknownTitle: 'Sala não encontrada',
  unknownText: 'Talvez o endereço esteja incompleto. Só as duas pessoas da consulta entram na sala.',

  obstacles: {
    unpaidTitle: 'Falta o pagamento',
    unpaidText: 'A sala abre depois que o pagamento for confirmado.',
    cancelledTitle: 'Esta sessão foi desmarcada',
    unpaidInTime: 'O pagamento não foi concluído no prazo.',
    cancelledByYou: 'Você desmarcou',
    cancelledByOther: (name: string) => `${name} desmarcou`,
    cancelledForAbsence: 'A sua ausência foi registrada, e a sessão foi cancelada com reembolso',
    cancelledForAbsenceOf: (name: string) => `${name} não veio, e a sessão foi cancelada`,
    cancelledByTeam: 'A nossa equipe desmarcou',
    cancelledByPlatform: 'O portal desmarcou',
    cancelledOn: (day: string, time: string) => ` ${day}, às ${time}`,
    refunds: {
      due: 'O reembolso está a caminho.',
      refunded: 'O valor foi devolvido.',
      none: 'O valor não é devolvido.',
    },
    afterCancelling: {
      patient: 'Em Minhas Consultas você marca outro horário.',
      professional: 'Os detalhes estão na agenda.',
    } satisfies Record<RoomRole, string>,
    missedTitle: 'Esta sessão terminou em falta',
    missedText: 'A ausência foi registrada, e a sala está fechada.',
    takenTitle: 'Você já está na sala em outra aba ou aparelho',
    takenText: 'Ao entrar por aqui, a chamada passa para cá.',
    continueHere: 'Continuar aqui',
    unsupportedTitle: 'Este navegador não faz chamadas',
    unsupportedText: 'Abra o mesmo endereço no Chrome, Edge, Firefox ou Safari atualizado.',
    copyAddress: 'Copiar endereço da sala',
    copied: { title: 'Endereço copiado' },
    notCopied: { title: 'Não foi possível copiar', text: 'Copie o endereço da barra do navegador.' },
  },

  consent: {
    title: 'Antes da primeira sessão por vídeo',
    points: [
      'A sessão acontece à distância, por som e imagem, na sala do portal ou em uma sala de vídeo de outro serviço.',
      'Na sala do portal, som e imagem vão cifrados de um aparelho ao outro, e nada é gravado. O outro serviço tem regras próprias; nele, gravação só com o seu acordo.',
      'Fora disso, gravar, fotografar ou transmitir a sessão não é permitido a nenhuma das duas pessoas.',
      'Escolha um lugar onde só você ouça. Se alguém estiver perto, avise no começo.',
      'A internet pode falhar. Se cair, volte por este mesmo endereço; o tempo é o da sessão marcada.',
      'Nem tudo cabe à distância: o profissional pode indicar um atendimento presencial. Em uma crise, ligue 188 ou 192.',
      'Você pode parar quando quiser e pedir outra forma de atendimento.',
    ],
    accept: 'Li e aceito ter sessões por vídeo.',
    missing: 'Marque o acordo para entrar.',
    version: (day: string) => `Texto de ${day}.`,
  },

  obstaclesToCompleting: {
    absence_reported: 'Há uma ausência informada. A equipe decide antes de a consulta ser concluída.',
    professional_absent:
      'Você não entrou na sala desta sessão. Ela será cancelada, com reembolso ao paciente.',
    professional_suspended: 'Seu cadastro está suspenso. Fale com a nossa equipe para concluir a consulta.',
  } satisfies Record<CompletionObstacle, string>,

  external: {
    title: (name: string) => `Sessão com ${name}`,
    text: 'Esta sessão acontece em uma sala de vídeo fora do portal. Ela abre em outra aba.',
    inside: 'Você entrou',
    open: 'Abrir a sala de vídeo',
    missing: 'O link ainda não foi criado. Tente de novo em instantes.',
    wayOut:
      'Você escolheu a sala de vídeo fora do portal. Avise a outra pessoa pelo chat, para que abra o mesmo link.',
    back: 'Voltar à sala do portal',
    chat: 'Abrir o chat',
    hint: 'Volte a esta página depois da sessão.',
    finish: 'A sessão terminou',
  },
};
