/** Where the links of the landing page go. */
export const destinations = {
  patient: '/auth?mode=signup&role=patient',
  professional: '/auth?mode=signup&role=professional',
  plans: '/planos-profissionais',
  impact: '/transparencia',
} as const;
