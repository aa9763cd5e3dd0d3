import type { Method } from './charge-state';

export const copy = {
  until: (when: string) => `até ${when}`,
  lapsed: (when: string) => `venceu ${when}`,
  opens: (when: string) => `abre ${when}`,
  methods: {
    pix: 'Pix',
    simulated: 'Pix simulado',
    marked: 'Marcada pela equipe',
    marked_proven: 'Marcada pela equipe',
    before: 'Antes do registro',
  } satisfies Record<Method, string>,
  checks: { marked: 'A conferir', marked_proven: 'Conferida com o banco' } as Partial<Record<Method, string>>,
};
