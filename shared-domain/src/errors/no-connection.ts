/** Said of what could not be done because no answer came. What was typed stays where it is. */
export const NO_CONNECTION = 'Você está sem conexão. Tente novamente quando ela voltar.';
