import type { KeyKind } from './key-kinds';

export const keyCopy = {
  kinds: {
    cpf: 'CPF',
    cnpj: 'CNPJ',
    email: 'E-mail',
    phone: 'Telefone',
    random: 'Chave aleatória',
  } satisfies Record<KeyKind, string>,
  failed: 'Não foi possível saber se há uma chave Pix.',
  title: (kind: string) => `Chave Pix: ${kind}`,
  confirmedOn: (day: string) => `Confirmada em ${day}`,
  none: 'Sem chave Pix',
  noneText: 'Cadastre uma para receber.',
  suspended: 'Com o cadastro suspenso, a chave não pode ser trocada.',
  waits: (masked: string) => `Falta confirmar ${masked}.`,
  add: 'Cadastrar chave',
  change: 'Trocar',
  changeLabel: 'Trocar chave Pix',
  enterCode: 'Digitar código',
  dialog: { add: 'Cadastrar chave Pix', change: 'Trocar chave Pix', code: 'Confirmar chave Pix' },
  kind: 'Tipo de chave',
  value: 'Chave',
  hints: {
    cpf: 'Precisa ser o seu CPF.',
    cnpj: 'Precisa ser o seu CNPJ.',
    email: 'A conta precisa estar no seu CPF ou no seu CNPJ.',
    phone: 'Com DDD. A conta precisa estar no seu CPF ou no seu CNPJ.',
    random: 'A que o banco criou, com letras, números e hifens.',
  } satisfies Record<KeyKind, string>,
  faults: {
    missing: 'Digite a chave.',
    email: 'Confira o e-mail, como em nome@exemplo.com.br.',
    phone: 'Confira o telefone, com DDD.',
    random: 'São 32 letras de A a F e números, com 4 hifens. Copie do aplicativo do banco.',
    code: 'O código tem 6 números.',
  },
  next: 'Um repasse que a equipe já aprovou ainda vai para a chave anterior.',
  send: 'Enviar código',
  code: 'Código enviado por e-mail',
  sent: (masked: string, time: string) =>
    `Enviamos um código para o e-mail da sua conta. Com ele, a chave ${masked} passa a valer. O código vale até ${time}.`,
  wrong: (left: number) =>
    `Código errado. ${left === 1 ? 'Resta 1 tentativa' : `Restam ${left} tentativas`}.`,
  over: 'Este código não vale mais. Peça outro.',
  another: 'Pedir outro código',
  confirm: 'Confirmar chave',
  confirmed: (masked: string) => ({
    title: 'Chave Pix confirmada',
    text: `O próximo repasse vai para ${masked}.`,
  }),
} as const;
