export const copy = {
  title: 'Seus aparelhos',
  hint: 'Onde a sua conta está aberta. Perdeu um aparelho, ou não reconhece um deles? Encerre o acesso. Neste, nada muda; nos outros, pode levar até uma hora para o acesso acabar.',
  failedText: 'Não foi possível carregar os seus aparelhos.',
  this: 'Este aparelho, agora',
  onlyThisDevice: 'Sua conta está aberta só neste aparelho.',
  // The last session renewal, hourly while in use.
  lastUsed: (moment: string) => `Usado por volta de ${moment}`,
  since: (moment: string) => `Entrou em ${moment}`,
  end: 'Encerrar',
  endLabel: (device: string, since: string) => `Encerrar: ${device}, que entrou em ${since}`,
  endTitle: 'Encerrar acesso',
  question: (device: string, since: string) => `${device}, que entrou em ${since}, sai da sua conta.`,
  consequence: 'Pode levar até uma hora para o acesso acabar. Depois, só entrando de novo.',
  advice:
    'Não foi você quem entrou? Crie também uma nova senha em “Esqueci minha senha”, na tela de entrada.',
  confirm: 'Encerrar acesso',
  ended: (device: string) => ({
    title: 'Acesso encerrado',
    text: `${device} sai da sua conta em até uma hora.`,
  }),
  leaveOthers: 'Sair dos outros aparelhos',
  leftOthers: { title: 'Acesso encerrado', text: 'Só este aparelho continua na sua conta.' },
};
