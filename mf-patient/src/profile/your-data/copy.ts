export const copy = {
  title: 'Seus dados',
  hint: 'Os dados são seus. Leve uma cópia de tudo o que guardamos, peça o que a lei garante, ou peça que a conta seja excluída.',
  copyTitle: 'Cópia dos dados',
  download: 'Baixar meus dados',
  downloadHint: 'Um arquivo com tudo o que temos sobre você, explicado em português.',
  downloaded: { title: 'Cópia pronta', text: 'O arquivo vinculo-meus-dados.json está nos seus downloads.' },
  otherWay: 'Outros pedidos',
  other: 'Fazer um pedido',
  otherHint:
    'Para corrigir o que não se muda aqui, saber com quem compartilhamos ou retirar um consentimento.',
  otherTitle: 'Pedido sobre seus dados',
  otherIntro:
    'A Lei Geral de Proteção de Dados (art. 18) garante que você peça, sem justificar. A resposta chega por e-mail em até 15 dias e fica nesta página.',
  message: 'O que você pede?',
  messageMissing: 'Escreva o que você pede.',
  askWay: 'Encerrar a conta',
  ask: 'Pedir exclusão da conta',
  askHint: 'Antes de confirmar, mostramos o que será apagado e o que a lei nos obriga a guardar.',
  asked: { title: 'Pedido recebido', text: 'Respondemos por e-mail em até 15 dias.' },
  waiting: (asked: string, until: string) =>
    `Recebemos o seu pedido de exclusão em ${asked}. A resposta chega por e-mail até ${until}. Enquanto isso, a conta funciona como sempre.`,
  withdraw: 'Retirar pedido',
  withdrawOf: (kind: string) => `Retirar pedido: ${kind}`,
  withdrawn: { title: 'Pedido retirado', text: 'Nada mudou na sua conta.' },
  files: 'Arquivos enviados',
  filesHint:
    'Os documentos que você enviou para conferência são baixados separadamente, abaixo. Cada endereço vale por cinco minutos.',
  filesFailedText: 'Não foi possível carregar os seus arquivos.',
  requests: 'Seus pedidos',
  kinds: { erasure: 'Exclusão da conta', other: 'Pedido sobre seus dados' },
  sentOn: (day: string) => `Enviado em ${day}`,
  failedText: 'Não foi possível carregar os seus pedidos.',
  goesTitle: 'O que apagamos',
  goes: [
    'Nome, CPF, e-mail, telefone, data de nascimento e contato de emergência, fora do que se diz abaixo',
    'As conversas das consultas em que você é paciente, dos dois lados',
    'Comentários e depoimentos das suas avaliações; fica só a nota, sem nome',
    'Documentos, notificações e o acesso: ninguém mais entra com este e-mail',
  ],
  goesProfessional:
    'Seu perfil sai da busca. As sessões já marcadas vêm antes: acontecem, ou a equipe as cancela e devolve o valor a quem pagou',
  staysTitle: 'O que a lei nos manda guardar, e só',
  stays: [
    'O registro dos atendimentos que você recebeu, sem o seu nome: 5 anos em psicologia (Resolução CFP 001/2009), 20 anos em medicina (Lei 13.787/2018)',
    'Os pagamentos, com nome e CPF ou CNPJ guardados à parte: até o fim do quinto ano (legislação tributária)',
  ],
  staysProfessional: 'Seu nome e registro no conselho, no histórico de quem você atendeu, pelo mesmo prazo',
  nameless:
    'Sem nada que diga quem você é, ficam também a data e o valor de marcações que não aconteceram, o pedido de exclusão e as mudanças de situação no registro da plataforma.',
  consultation: 'O prontuário fica com o seu profissional: ele não passa pela plataforma.',
  refunds: (n: number) =>
    `Você tem ${n === 1 ? 'um reembolso' : `${n} reembolsos`} a receber. A equipe devolve o valor antes de concluir a exclusão.`,
  refundsUncounted:
    'Não foi possível contar os reembolsos a receber. Se houver algum, a equipe devolve o valor antes de concluir a exclusão.',
  final: 'Depois de concluída, a exclusão não tem volta. Se quiser, baixe uma cópia antes.',
  reason: 'Quer contar o motivo?',
  send: 'Enviar pedido',
};
