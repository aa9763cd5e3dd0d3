export const copy = {
  gone: { title: 'Sem conexão.', text: 'Você vê o que já tinha carregado. O que escrever fica guardado.' },
  back: { title: 'Conexão de volta.', text: 'Tudo atualizado.' },
  retry: 'Tentar',
} as const;
