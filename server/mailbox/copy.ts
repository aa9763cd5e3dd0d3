import { PRODUCT_NAME } from 'shared-domain/product';

/** Texts of the mailbox that a local portal without a mail server shows, demonstration or not. */
export const copy = {
  title: `Caixa de e-mails do ${PRODUCT_NAME}`,
  portal: 'Ir para o portal',
  list: 'E-mails enviados',
  explanation:
    'Sem um servidor de e-mail, nenhuma mensagem sai deste computador: elas ficam aqui, da mais nova à mais antiga.',
  refresh: 'Atualizar',
  empty: 'Nenhum e-mail por enquanto.',
  to: (address: string) => `Para ${address}`,
  frame: 'Conteúdo do e-mail',
  viewsLabel: 'Formato da mensagem',
  calendar: 'Baixar o compromisso da mensagem (.ics)',
  views: { html: 'Como o destinatário vê', text: 'Somente texto' },
  missing: 'E-mail não encontrado',
  back: 'Ver todos os e-mails',
};
