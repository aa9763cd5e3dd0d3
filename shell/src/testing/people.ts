/** Password of the test's people. */
export const PASSWORD = 'senha-de-teste';
export const PATIENT_EMAIL = 'paciente@vinculo.example';

/** SQL that gives one of the seed's people the test's password. */
export const withPassword = (email: string) => `update auth.users
  set encrypted_password = extensions.crypt('${PASSWORD}', extensions.gen_salt('bf', 4))
  where email = '${email}';`;
