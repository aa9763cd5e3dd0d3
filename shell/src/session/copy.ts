export const copy = {
  signedOut: { title: 'Logout realizado', text: 'Você foi desconectado com sucesso.' },
  notSignedOut: { title: 'Erro', text: 'Erro ao fazer logout. Tente novamente.' },
  stillSignedIn: 'Sua conta continua aberta neste aparelho',
} as const;
