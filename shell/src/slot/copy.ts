/** `area` as `AREA_LABELS` names it: "do paciente". */
type AreaText = (area: string) => string;

export const copy = {
  documentTitle: 'Área indisponível',
  title: 'Esta área está indisponível no momento',
  texts: {
    'switched-off': (area) => `A área ${area} está em manutenção. O resto do portal continua funcionando.`,
    'other-contract': (area) =>
      `A área ${area} foi publicada para outra versão do portal. Recarregue a página daqui a pouco.`,
  } satisfies Record<'switched-off' | 'other-contract', AreaText>,
  retry: 'Tentar Novamente',
} as const;
