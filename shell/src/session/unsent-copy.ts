export const copy = {
  title: 'Sair sem enviar?',
  text: (count: number) =>
    count === 1
      ? 'Uma mensagem ainda não foi enviada. Se você sair agora, ela é apagada deste aparelho.'
      : `${count} mensagens ainda não foram enviadas. Se você sair agora, elas são apagadas deste aparelho.`,
  stay: 'Continuar aqui',
  leave: 'Sair e apagar',
} as const;
