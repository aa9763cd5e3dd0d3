import type { AreaFault } from '../remotes/area-error';

/** `subject`: the area as the subject of a sentence. */
type AreaText = (subject: string) => string;

const failed: AreaText = (subject) => `${subject} não abriu. O resto do portal continua funcionando.`;

export const copy = {
  documentTitle: 'Área indisponível',
  title: 'Esta área está indisponível no momento',
  /** `area` as `AREA_LABELS` names it: "do paciente". */
  area: (area: string) => `A área ${area}`,
  part: 'Esta parte do portal',
  texts: {
    unreachable: failed,
    crashed: failed,
    'switched-off': (subject) => `${subject} está em manutenção. O resto do portal continua funcionando.`,
    'too-old': (subject) => `${subject} foi atualizada. Toque em “Tentar Novamente” para continuar.`,
    'other-contract': (subject) =>
      `${subject} foi publicada para outra versão do portal. Recarregue a página daqui a pouco.`,
  } satisfies Record<AreaFault, AreaText>,
  retry: 'Tentar Novamente',
} as const;
