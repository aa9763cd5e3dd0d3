export const copy = {
  signedOut: { title: 'Logout realizado', text: 'Você foi desconectado com sucesso.' },
} as const;
