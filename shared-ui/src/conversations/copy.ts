export const conversationsCopy = {
  title: 'Conversas ativas',
  hint: (count: number, unread: number) => {
    if (unread > 0) return unread === 1 ? '1 mensagem nova' : `${unread} mensagens novas`;
    if (count === 0) return 'Nenhuma conversa ainda';
    return count === 1 ? '1 conversa' : `${count} conversas`;
  },
  failedText: 'Não foi possível carregar as conversas.',
  fresh: (n: number) => (n === 1 ? 'nova' : 'novas'),
  messages: (n: number) => (n === 1 ? 'mensagem' : 'mensagens'),
};
