import type { ScenarioPerson } from 'embedded-backend/scenario';
import type { DataSetName } from './data-sets';
import type { FaultName } from './faults';

const people: Readonly<Record<ScenarioPerson, string>> = {
  visitor: 'Visitante',
  patient: 'Paciente',
  'other-patient': 'Outro paciente',
  professional: 'Profissional',
  admin: 'Admin',
};

const data: Readonly<Record<DataSetName, string>> = {
  seed: 'Demonstração',
  empty: 'Base vazia',
  volume: 'Volume: 5.000 linhas',
};

const faults: Readonly<Record<FaultName, string>> = {
  none: 'Nenhuma',
  offline: 'Sem rede',
  failing: 'Erro 500 em tudo',
  denied: 'Negado pela política (RLS)',
  expired: 'Sessão expirada',
  hanging: 'Sem resposta',
};

export const copy = {
  bench: 'Bancada',
  subtitle: 'sozinha, dados fictícios',
  fold: 'Recolher',
  unfold: 'Cenários',
  panel: 'Cenários',
  scenario: 'Cenário',
  search: 'Buscar cenário',
  role: 'Papel',
  data: 'Dados',
  fault: 'Falha',
  latency: 'Latência',
  milliseconds: (ms: number) => (Number.isFinite(ms) ? `${ms} ms` : '∞'),
  clock: 'Relógio',
  clockLabel: 'Data e hora em São Paulo',
  clockRuns: 'correndo',
  clockStopped: 'parado',
  later: [
    { label: '+ 15 min', minutes: 15 },
    { label: '+ 24 h', minutes: 24 * 60 },
  ],
  stop: 'Parar nesta hora',
  resumeClock: 'Deixar correr',
  restart: 'Recomeçar',
  copyLink: 'Copiar link',
  copied: 'Link copiado',
  frame: 'Moldura da bancada no lugar do cabeçalho do portal',
  signedOut: 'Sem sessão',
  signOut: 'Sair',
  elsewhere: (path: string) => `${path} fica fora desta área.`,
  back: 'Voltar ao cenário',
  crashed: 'A área parou com um erro:',
  none: 'Esta área ainda não tem cenários.',
  starting: 'Preparando o banco de dados …',
  failed: 'A bancada não abriu:',
  people,
  dataSets: data,
  faults,
} as const;
