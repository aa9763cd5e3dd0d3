export const path = '/patient/appointments';
export const history = `${path}?aba=historico`;
