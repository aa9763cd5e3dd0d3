import { CONSULTATION_MINUTES } from 'shared-domain/schedule';
import { minutes, verb } from '../durations';
import type { RoomRole } from '../provider';

export const waitingCopy = {
  room: 'Sala de espera',
  unseen: 'Você ainda não aparece na chamada',
  absentTitle: (name: string) => `${name} ainda não entrou`,
  absentText: (time: string) =>
    `A sessão começa às ${time}. Quando a porta abrir, você entra na conversa, sem tocar em nada.`,
  absentSinceText: (time: string) =>
    `A sessão era para começar às ${time}. Quando a porta abrir, você entra na conversa, sem tocar em nada.`,
  presentTitle: (name: string) => `${name} já vai abrir a porta`,
  presentText: 'Você entra na conversa sem tocar em nada.',
  delayedTitle: (name: string) => `${name} pediu mais uns minutos`,
  delayedText: (time: string) => `A porta deve abrir até ${time}. Você não precisa fazer nada.`,
  lateTitle: (name: string) => `${name} se atrasou`,
  lateText: (name: string, time: string) =>
    `Se ${name} não entrar até ${time}, você escolhe outro horário ou recebe o dinheiro de volta, sem precisar pedir.`,
  unattendedTitle: (name: string) => `${name} não conseguiu vir`,
  unattendedText: (time: string) =>
    `Sentimos muito. Você pode remarcar ou receber o dinheiro de volta. Sem uma escolha, a sessão é cancelada às ${time} e o valor volta para você.`,
  otherTime: 'Outro horário',
  money: 'Dinheiro de volta',
  moneyTitle: 'Cancelar e receber de volta?',
  moneyText: 'A sessão é cancelada e o valor volta inteiro, em até 2 dias úteis.',
  moneyAction: 'Receber de volta',
  keepWaiting: 'Continuar esperando',
  refused: 'Não deu certo agora',
};

export const doorCopy = {
  waiting: (name: string) => `${name} está esperando`,
  absent: (name: string) => `${name} ainda não entrou`,
  absentText: 'A porta está fechada. Avisamos aqui quando alguém chegar.',
  missedText: (time: string) => `A partir de ${time}, a falta pode ser registrada na agenda.`,
  letIn: 'Deixar entrar',
  delay: 'Mais 5 minutos',
  delayed: (time: string) => `Avisamos que você precisa de até ${time}.`,
  door: 'Porta da sala',
  closed: 'Porta fechada',
  opening: 'Conectando…',
  agenda: 'Abrir a agenda',
};

export const callCopy = {
  title: (name: string) => `Na sessão com ${name}`,
  controls: 'Controles',
  protected: 'Conversa protegida',
  weak: 'Conexão fraca',
  offline: 'Sem conexão',
  connecting: 'Conectando',
  sharing: 'Você está mostrando a tela',
  sharedBy: (name: string) => `Tela de ${name}`,
  videoOf: (name: string) => `Vídeo de ${name}`,
  you: 'Você',
  microphone: 'Microfone',
  camera: 'Câmera',
  screen: 'Tela',
  chat: 'Chat',
  chatNew: (count: number) => (count === 1 ? '1 mensagem nova' : `${count} mensagens novas`),
  more: 'Mais',
  leave: 'Sair',
  end: 'Encerrar',
  clockOf: `de ${CONSULTATION_MINUTES}:00`,
  elapsed: 'Tempo de sessão',
  moveSelf: 'Sua imagem: mover para outro canto',
  lastMinutes: (count: number) => `${verb(count)} ${minutes(count)}.`,
  openUntil: (time: string) => `A sala fica aberta até ${time}.`,
  over: 'O tempo marcado terminou.',
  weakTitle: 'Sua conexão está fraca.',
  weakCamera: 'Sem a sua câmera, o som melhora.',
  weakScreen: 'Sem a sua tela, o som melhora.',
  weakPaused: 'Pausamos a sua imagem; ela volta quando a conexão melhorar.',
  weakWait: 'O som pode falhar por um instante.',
  turnCameraOff: 'Desligar câmera',
  stopSharing: 'Parar de mostrar a tela',
  noSignal: 'A chamada continua, mas o portal está sem conexão.',
  reconnecting: 'Reconectando',
  reconnectingText: (name: string) => `A chamada caiu por um instante. Voltamos a ${name} assim que der.`,
  voiceOnly: 'Continuar só com voz',
  enterAgain: 'Entrar de novo',
  connectingText: (name: string) => `Abrindo som e imagem com ${name}.`,
  audioOnly: 'A conversa está só com voz. O vídeo volta quando você quiser.',
  videoOn: 'Ligar o vídeo',
  otherCameraOff: (name: string) => `${name} está sem câmera.`,
  otherPaused: (name: string) => `A imagem de ${name} pausou por causa da conexão.`,
  otherMuted: (name: string) => `O microfone de ${name} está desligado.`,
  tapToHear: 'Tocar para ouvir',
  devices: 'Trocar câmera ou microfone',
  safety: 'Conferir a proteção',
  safetyTitle: 'Conversa protegida',
  safetyText:
    'Som e imagem vão cifrados de um aparelho ao outro. Se estes números são iguais nos dois, ninguém está no meio. Leiam em voz alta, se quiserem.',
  safetyNone: 'Os números aparecem quando a chamada estiver ligada.',
  external: 'Usar o link externo',
  help: 'Preciso de ajuda agora',
  helpTitle: 'Ajuda agora',
  helpText: 'Estas linhas atendem 24h, de graça.',
  arrived: (name: string) => `${name} entrou na conversa.`,
  lost: 'Conexão perdida. Reconectando.',
  left: (name: string) => `${name} saiu da conversa. A sala continua aberta.`,
  goneTitle: (name: string) => `${name} saiu da conversa`,
  closeChat: 'Fechar o chat',
  close: 'Fechar',
};

export const leavingCopy = {
  title: 'Sair da sessão?',
  remaining: (count: number) => `Ainda ${verb(count).toLowerCase()} ${minutes(count)}.`,
  back: {
    patient: (time: string) => `A sala fica aberta até ${time}, e você pode voltar por Minhas Consultas.`,
    professional: (time: string) => `A sala fica aberta até ${time}, e você pode voltar pela agenda.`,
  } satisfies Record<RoomRole, (time: string) => string>,
  stay: 'Continuar na sessão',
  leave: 'Sair',
};

export const endingCopy = {
  title: 'Encerrar a sessão?',
  early: (name: string, time: string) =>
    `A chamada termina para você e para ${name}. Até ${time}, você pode abrir a sala de novo.`,
  late: (name: string) => `A chamada termina para você e para ${name}, e a consulta fica Concluída.`,
  forBoth: (name: string) => `A chamada termina para você e para ${name}.`,
  stay: 'Voltar à sessão',
  end: 'Encerrar sessão',
  onlyLeave: 'Só sair',
};
