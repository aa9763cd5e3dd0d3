export const copy = {
  title: 'Visão Geral',
  patients: 'Pacientes',
  patientsNote: 'Contas com perfil de paciente',
  professionals: 'Profissionais',
  pending: 'Aguardam aprovação',
  consultations: 'Consultas',
  thisMonth: 'Consultas neste mês',
  actions: 'Ações rápidas',
  seeConsultations: 'Ver consultas',
  seeConsultationsNote: 'Tudo o que foi marcado',
  failedText: 'Não foi possível carregar os números da plataforma.',
};
