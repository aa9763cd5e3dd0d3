export const conversationsCopy = {
  title: 'Conversas ativas',
  hint: (count: number, unread: number, hasMore = false) => {
    if (unread > 0) return unread === 1 ? '1 mensagem nova' : `${unread} mensagens novas`;
    if (count === 0) return 'Nenhuma conversa ainda';
    if (hasMore) return `Mais de ${count} conversas`;
    return count === 1 ? '1 conversa' : `${count} conversas`;
  },
  fresh: (n: number) => (n === 1 ? 'nova' : 'novas'),
  uncountedShort: 'novas: não contadas',
  uncounted: 'mensagens novas: não foi possível contar',
  messages: (n: number) => (n === 1 ? 'mensagem' : 'mensagens'),
};
