export const copy = {
  linkRefused: {
    title: 'Erro na autenticação',
    text: 'Este link expirou ou já foi usado. Entre ou peça um novo.',
  },
} as const;
