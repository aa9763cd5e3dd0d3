/** Text for an action that got no response. The input is kept. */
export const NO_CONNECTION = 'Você está sem conexão. Tente novamente quando ela voltar.';
