/** What a row is about, in a sentence's object. */
const SUBJECTS: Readonly<Record<string, string>> = {
  profiles: 'a conta',
  identities: 'os documentos e a emergência',
  team_members: 'o papel na equipe',
  professionals: 'o cadastro profissional',
  professional_applications: 'a solicitação de cadastro',
  consultations: 'a consulta',
  consultation_series: 'a série de consultas',
  proposals: 'a proposta de horário',
  agenda_settings: 'as regras da agenda',
  agenda_blocks: 'um bloqueio da agenda',
  calendar_addresses: 'o endereço do calendário',
  payments: 'o pagamento',
  payout_keys: 'a chave Pix',
  payout_batches: 'o repasse da semana',
  payout_lines: 'uma linha do repasse',
  bank_entries: 'uma tarifa ou um aporte',
  platform_fee_settings: 'a taxa da plataforma',
  saved_views: 'uma visão da equipe',
  privacy_requests: 'um pedido sobre dados pessoais',
  audit_log: 'a auditoria',
  people: 'a lista de usuários',
};

const VERBS: Readonly<Record<string, string>> = { read: 'leu', export: 'exportou', insert: 'criou' };

/** What was done, as the second half of a sentence: "mudou a consulta". */
export const sentenceOf = (action: string, table: string): string =>
  `${VERBS[action] ?? 'mudou'} ${SUBJECTS[table] ?? table}`;

/** "189.6.1.•" of a /24, "2001:db8:1:…" of a /48. */
export const networkName = (network: string): string =>
  network.includes(':') ? network.replace(/::?\/\d+$/, ':…') : network.replace(/\.\d+\/\d+$/, '.•');
