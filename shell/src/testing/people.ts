/** Password of the test users. */
export const PASSWORD = 'senha-de-teste';

/** SQL that sets the test password for a seed user. */
export const withPassword = (email: string) => `update auth.users
  set encrypted_password = extensions.crypt('${PASSWORD}', extensions.gen_salt('bf', 4))
  where email = '${email}';`;
