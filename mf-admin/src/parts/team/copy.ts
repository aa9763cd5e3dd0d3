export const copy = {
  title: 'Sem acesso a esta página',
  text: (role: string) =>
    `O seu papel na equipe, ${role}, não inclui esta página. Quem tem administração completa pode mudar o papel.`,
  back: 'Voltar',
};
