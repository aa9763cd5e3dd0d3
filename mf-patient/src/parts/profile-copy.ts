import { PHONE_EXAMPLE } from 'shared-domain/phone';

/** Texts shared by the profile page and the edit dialog. */
export const profileCopy = {
  saved: { title: 'Perfil atualizado!', text: 'Suas informações foram salvas com sucesso.' },
  failedText: 'Não foi possível carregar os dados do perfil.',
  unsaved: 'Alterações não salvas',
  email: 'E-mail',
  phone: 'Telefone',
  stateInvalid: 'Use a sigla, como SP.',
  phoneInvalid: `Informe o telefone com DDD, por exemplo ${PHONE_EXAMPLE}.`,
};
