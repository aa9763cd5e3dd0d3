export const copy = {
  header: ['Data', 'Hora', 'Paciente', 'Email', 'Status'],
  fileName: 'consultas.csv',
  title: 'Exportando consultas',
  leftText: 'Você saiu das consultas antes de o arquivo ficar pronto.',
};
