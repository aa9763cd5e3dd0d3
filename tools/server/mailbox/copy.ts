import { PRODUCT_NAME } from 'shared-domain/product';

/** Texts of the mailbox that the demonstration shows in place of a mail server. */
export const copy = {
  title: `Caixa de e-mails do ${PRODUCT_NAME}`,
  portal: 'Ir para o portal',
  list: 'E-mails enviados',
  explanation: 'Esta demonstração não envia e-mails: eles ficam aqui, do mais novo ao mais antigo.',
  refresh: 'Atualizar',
  empty: 'Nenhum e-mail por enquanto.',
  to: (address: string) => `Para ${address}`,
  frame: 'Conteúdo do e-mail',
  viewsLabel: 'Formato da mensagem',
  views: { html: 'Como o destinatário vê', text: 'Somente texto' },
  missing: 'E-mail não encontrado',
  back: 'Ver todos os e-mails',
};
