/** Link targets of the landing page. */
export const destinations = {
  patient: '/auth?mode=signup&role=patient',
  professional: '/auth?mode=signup&role=professional',
  plans: '/planos-profissionais',
  impact: '/transparencia',
} as const;
