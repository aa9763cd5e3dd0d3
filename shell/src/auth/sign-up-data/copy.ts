export const copy = {
  taken: {
    text: 'Email já cadastrado. Se é você, é só entrar.',
    enter: 'Entrar com este e-mail',
    forgot: 'Esqueci minha senha',
  },
} as const;
