import { duration, verb } from '../durations';
import type { RoomRole } from '../provider';

export const lobbyCopy = {
  title: 'Tudo pronto por aqui?',
  subtitle: 'Um minuto para conferir imagem e som. A outra pessoa não vê nem ouve você ainda.',
  startsIn: (count: number) => `Começa em ${duration(count)}`,
  startsNow: 'Está na hora',
  startsShort: (time: string) => `começa às ${time}`,
  startedShort: (time: string) => `começou às ${time}`,
  startedAgo: (count: number) => `Começou há ${duration(count)}`,
  opensOn: (day: string, time: string) => `A sala abre ${day}, às ${time}`,
  opensIn: (count: number) =>
    `${verb(count)} ${duration(count)}. Pode testar câmera e som agora; o botão libera 10 minutos antes.`,
  opensInShort: (count: number) => `${verb(count)} ${duration(count)}.`,
  when: (day: string, from: string, until: string) => `${day}, ${from} às ${until}, horário de Brasília`,
  you: 'Você',
  preparing: 'Preparando câmera e som',
  elsewhere: 'Na sala, em outra aba ou aparelho',
  movedTitle: 'A sessão mudou de horário',
  movedText: (time: string) => `${time}. Pode conferir imagem e som desde já.`,
  dropped: 'A chamada caiu',
  droppedAt: (time: string) => `A chamada caiu às ${time}`,
  stillThere: (name: string) => `${name} ainda está lá.`,
  notHere: 'Ainda não entrou',
  hasEntered: 'Já entrou na sala',
  hasLeft: 'Saiu da sala',
  enter: 'Entrar na sala',
  enterVoice: 'Entrar com voz',
  enterWithout: 'Entrar só com o chat',
  enterAt: (time: string) => `Entrar às ${time}`,
  doorHint: {
    patient: (name: string) => `Você entra na sala de espera. ${name} abre a porta.`,
    professional: (name: string) => `${name} só entra quando você deixar.`,
  } satisfies Record<RoomRole, (name: string) => string>,
  headphones: 'Com fones, a outra pessoa não ouve o próprio eco, e a conversa fica só sua.',
  nothingRecorded: 'Nada é gravado aqui.',
  help: 'Se precisar de ajuda agora:',
  helpHours: 'Atendem 24h, de graça.',
  external: 'Usar o link externo',
  externalHint: 'Se a chamada não funcionar aqui, há uma sala de vídeo fora do portal.',
};

export const permissionCopy = {
  title: 'Falta a sua permissão',
  text: {
    both: 'O navegador está bloqueando a câmera e o microfone. Isso se muda em meio minuto.',
    camera: 'O navegador está bloqueando a câmera. Isso se muda em meio minuto.',
    microphone: 'O navegador está bloqueando o microfone. Sem ele, a outra pessoa não ouve você.',
  },
  systems: 'Seu aparelho',
  computer: 'Computador',
  steps: {
    computer: [
      'Toque no símbolo ao lado do endereço, no alto da janela.',
      'Ligue Câmera e Microfone.',
      'Volte aqui e toque em Tentar de novo.',
    ],
    iphone: [
      'Abra Ajustes e toque em Safari, ou no nome do seu navegador.',
      'Em Câmera e em Microfone, escolha Permitir.',
      'Volte aqui e toque em Tentar de novo.',
    ],
    android: [
      'Toque no cadeado, ou no símbolo ao lado do endereço.',
      'Em Permissões, ligue Câmera e Microfone.',
      'Volte aqui e toque em Tentar de novo.',
    ],
  },
};
