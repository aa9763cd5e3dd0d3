import type { ScenarioPerson } from 'embedded-backend/scenario';

const people: Readonly<Record<ScenarioPerson, string>> = {
  visitor: 'Visitante',
  patient: 'Paciente',
  'other-patient': 'Outro paciente',
  professional: 'Profissional',
  admin: 'Admin',
};

export const copy = {
  alone: 'sozinha, dados fictícios',
  fold: 'Recolher',
  unfold: 'Cenários',
  panel: 'Cenários',
  scenario: 'Cenário',
  search: 'Buscar cenário',
  role: 'Papel',
  restart: 'Recomeçar',
  copyLink: 'Copiar link',
  copied: 'Link copiado',
  elsewhere: (path: string) => `${path} fica fora desta área.`,
  back: 'Voltar ao cenário',
  crashed: 'A área parou com um erro:',
  none: 'Esta área ainda não tem cenários.',
  starting: 'Preparando o banco de dados …',
  failed: 'A bancada não abriu:',
  people,
} as const;
