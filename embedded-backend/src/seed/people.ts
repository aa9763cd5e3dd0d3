/** A user of `supabase/seed.sql`. */
export interface SeedPerson {
  readonly id: string;
  readonly email: string;
  readonly fullName: string;
  readonly role: 'patient' | 'professional_pending' | 'professional' | 'admin';
  /** Only those with a professional record have one. */
  readonly professional?: {
    readonly profession: 'psychologist' | 'psychiatrist';
    readonly approvalStatus: 'approved' | 'pending' | 'suspended' | 'rejected';
    /** In centavos; null: none yet. */
    readonly price: number | null;
  };
}

/** The users of the seed that tests and scenarios name. A database test compares them with the seed. */
export const PEOPLE = {
  camila: {
    id: 'a0000001-0000-4000-8000-000000000001',
    email: 'paciente@vinculo.example',
    fullName: 'Camila Ribeiro dos Santos',
    role: 'patient',
  },
  eduardo: {
    id: 'a0000002-0000-4000-8000-000000000002',
    email: 'outro.paciente@vinculo.example',
    fullName: 'Eduardo Lima',
    role: 'patient',
  },
  helena: {
    id: 'a0000003-0000-4000-8000-000000000003',
    email: 'helena.moura@vinculo.example',
    fullName: 'Helena Moura',
    role: 'patient',
  },
  rafael: {
    id: 'a0000004-0000-4000-8000-000000000004',
    email: 'rafael.teles@vinculo.example',
    fullName: 'Rafael Teles',
    role: 'patient',
  },
  ines: {
    id: 'a0000005-0000-4000-8000-000000000005',
    email: 'ines.valadao@vinculo.example',
    fullName: 'Inês Valadão',
    role: 'patient',
  },
  bruno: {
    id: 'a0000006-0000-4000-8000-000000000006',
    email: 'bruno.sampaio@vinculo.example',
    fullName: 'Bruno Sampaio',
    role: 'patient',
  },
  cecilia: {
    id: 'a0000007-0000-4000-8000-000000000007',
    email: 'cecilia.drummond@vinculo.example',
    fullName: 'Cecília Drummond',
    role: 'patient',
  },
  hugo: {
    id: 'a0000012-0000-4000-8000-000000000012',
    email: 'hugo.bittencourt@vinculo.example',
    fullName: 'Hugo Bittencourt',
    role: 'patient',
  },
  /** The professional of Camila's confirmed consultation. */
  marina: {
    id: 'b0000001-0000-4000-8000-000000000001',
    email: 'profissional@vinculo.example',
    fullName: 'Marina Azevedo',
    role: 'professional',
    professional: { profession: 'psychologist', approvalStatus: 'approved', price: 15000 },
  },
  andre: {
    id: 'b0000002-0000-4000-8000-000000000002',
    email: 'andre.goncalves@vinculo.example',
    fullName: 'André Gonçalves',
    role: 'professional',
    professional: { profession: 'psychiatrist', approvalStatus: 'approved', price: 28000 },
  },
  /** Not the admin Beatriz Farias. */
  beatrizConceicao: {
    id: 'b0000003-0000-4000-8000-000000000003',
    email: 'beatriz.conceicao@vinculo.example',
    fullName: 'Beatriz Conceição',
    role: 'professional',
    professional: { profession: 'psychologist', approvalStatus: 'approved', price: 12000 },
  },
  caio: {
    id: 'b0000004-0000-4000-8000-000000000004',
    email: 'caio.nobrega@vinculo.example',
    fullName: 'Caio Nóbrega',
    role: 'professional',
    professional: { profession: 'psychologist', approvalStatus: 'approved', price: 9500 },
  },
  debora: {
    id: 'b0000005-0000-4000-8000-000000000005',
    email: 'debora.magalhaes@vinculo.example',
    fullName: 'Débora Magalhães',
    role: 'professional',
    professional: { profession: 'psychologist', approvalStatus: 'approved', price: 18000 },
  },
  erico: {
    id: 'b0000006-0000-4000-8000-000000000006',
    email: 'erico.falcao@vinculo.example',
    fullName: 'Érico Falcão',
    role: 'professional',
    professional: { profession: 'psychiatrist', approvalStatus: 'approved', price: 32000 },
  },
  gustavo: {
    id: 'b0000008-0000-4000-8000-000000000008',
    email: 'gustavo.simoes@vinculo.example',
    fullName: 'Gustavo Simões',
    role: 'professional',
    professional: { profession: 'psychologist', approvalStatus: 'approved', price: 20000 },
  },
  /** Without a price, so she cannot be booked. */
  julia: {
    id: 'b0000009-0000-4000-8000-000000000009',
    email: 'julia.antunes@vinculo.example',
    fullName: 'Júlia Antunes',
    role: 'professional',
    professional: { profession: 'psychologist', approvalStatus: 'approved', price: null },
  },
  livia: {
    id: 'b0000010-0000-4000-8000-000000000010',
    email: 'livia.brandao@vinculo.example',
    fullName: 'Lívia Brandão',
    role: 'professional',
    professional: { profession: 'psychiatrist', approvalStatus: 'approved', price: 25000 },
  },
  /** Without ratings. */
  otavio: {
    id: 'b0000011-0000-4000-8000-000000000011',
    email: 'otavio.pecanha@vinculo.example',
    fullName: 'Otávio Peçanha',
    role: 'professional',
    professional: { profession: 'psychologist', approvalStatus: 'approved', price: 13000 },
  },
  renata: {
    id: 'b0000012-0000-4000-8000-000000000012',
    email: 'renata.assuncao@vinculo.example',
    fullName: 'Renata Assunção',
    role: 'professional',
    professional: { profession: 'psychologist', approvalStatus: 'approved', price: 11000 },
  },
  /** Suspended. */
  sergio: {
    id: 'b0000013-0000-4000-8000-000000000013',
    email: 'sergio.vilaca@vinculo.example',
    fullName: 'Sérgio Vilaça',
    role: 'professional',
    professional: { profession: 'psychologist', approvalStatus: 'suspended', price: 14000 },
  },
  /** Her application is pending. */
  tatiana: {
    id: 'b0000014-0000-4000-8000-000000000014',
    email: 'tatiana.cordeiro@vinculo.example',
    fullName: 'Tatiana Cordeiro',
    role: 'professional_pending',
    professional: { profession: 'psychologist', approvalStatus: 'pending', price: 12000 },
  },
  bernardo: {
    id: 'b0000016-0000-4000-8000-000000000016',
    email: 'bernardo.castilho@vinculo.example',
    fullName: 'Bernardo Castilho',
    role: 'professional',
    professional: { profession: 'psychiatrist', approvalStatus: 'approved', price: 26000 },
  },
  /** With few ratings: one more changes her average. */
  karina: {
    id: 'b0000025-0000-4000-8000-000000000025',
    email: 'karina.holanda@vinculo.example',
    fullName: 'Karina Holanda',
    role: 'professional',
    professional: { profession: 'psychologist', approvalStatus: 'approved', price: 9990 },
  },
  /** Beatriz Farias, the only admin. */
  beatriz: {
    id: 'c0000001-0000-4000-8000-000000000001',
    email: 'admin@vinculo.example',
    fullName: 'Beatriz Farias',
    role: 'admin',
  },
} as const satisfies Record<string, SeedPerson>;

/** The demonstration accounts, by the part that each plays in a scenario or a journey. */
export const ACCOUNTS = {
  patient: PEOPLE.camila,
  'other-patient': PEOPLE.eduardo,
  professional: PEOPLE.marina,
  admin: PEOPLE.beatriz,
} as const satisfies Record<string, SeedPerson>;

export type Account = keyof typeof ACCOUNTS;
