export const copy = {
  title: 'Esqueci minha senha',
  subtitle: 'Acontece. Diga qual é o e-mail da sua conta e enviamos um link para criar outra.',
  aside: {
    quote: 'Um recomeço de cada vez.',
    text: 'O link serve só para criar uma senha nova. Suas consultas e conversas continuam como estão.',
  },
  submit: 'Enviar instruções',
  remembered: 'Lembrou?',
  signIn: 'Entrar',
  sent: {
    title: 'Confira seu e-mail',
    text: 'Se encontrarmos seu e-mail, enviaremos as instruções para redefinição da senha.',
    signIn: 'Voltar para Entrar',
    otherEmail: 'Usar outro e-mail',
    code: { question: 'Prefere o código da mensagem?', label: 'Digitar código' },
    submitCode: 'Continuar',
  },
} as const;
