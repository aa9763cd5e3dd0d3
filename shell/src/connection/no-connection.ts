/** Panel of a page or area that cannot load offline. Apart from copy.ts, which the landing page loads later. */
export const NO_CONNECTION_PANEL = { title: 'Você está sem conexão', text: '' };
