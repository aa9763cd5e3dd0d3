/** `subject`: the area as the subject of a sentence. */
type AreaText = (subject: string) => string;

export const copy = {
  documentTitle: 'Área indisponível',
  title: 'Esta área está indisponível no momento',
  /** `area` as `AREA_LABELS` names it: "do paciente". */
  area: (area: string) => `A área ${area}`,
  part: 'Esta parte do portal',
  texts: {
    'switched-off': (subject) => `${subject} está em manutenção. O resto do portal continua funcionando.`,
    'other-contract': (subject) =>
      `${subject} foi publicada para outra versão do portal. Recarregue a página daqui a pouco.`,
  } satisfies Record<'switched-off' | 'other-contract', AreaText>,
  retry: 'Tentar Novamente',
} as const;
