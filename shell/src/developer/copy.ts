export const copy = {
  label: 'Área local',
  /** `area` as `AREA_LABELS` names it: "do paciente". */
  text: (area: string, origin: string) => `A área ${area} vem da sua máquina: ${origin}`,
  end: 'Voltar à área publicada',
} as const;
