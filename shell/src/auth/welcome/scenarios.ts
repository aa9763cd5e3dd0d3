import { defineScenarios } from 'embedded-backend/scenario';

const person = 'name=Camila+Ribeiro&email=camila.ribeiro%40exemplo.com.br';

export const scenarios = defineScenarios({
  mailSent: {
    title: 'Boas-vindas, falta confirmar o e-mail',
    path: `/welcome?${person}&role=patient&emailSent=true&next=%2Fpatient%2Fsearch`,
  },
  mailSentProfessional: {
    title: 'Boas-vindas a um profissional, falta confirmar o e-mail',
    path: `/welcome?${person}&role=professional&emailSent=true`,
  },
  resendRefused: {
    title: 'Boas-vindas, e-mail que não pode ser reenviado',
    path: `/welcome?${person}&emailSent=true`,
    faults: [{ path: '/auth/v1/resend', answer: { status: 500 } }],
  },
  confirmed: { title: 'Boas-vindas, e-mail confirmado', path: '/welcome?confirmed=true', as: 'patient' },
  confirmedProfessional: {
    title: 'Boas-vindas a um profissional, e-mail confirmado',
    path: '/welcome?confirmed=true&role=professional',
    as: 'patient',
  },
  created: { title: 'Boas-vindas sem e-mail a confirmar', path: `/welcome?${person}&role=patient` },
  bare: { title: 'Boas-vindas sem nada no endereço', path: '/welcome' },
  bareSignedIn: { title: 'Boas-vindas abertas por quem já entrou', path: '/welcome', as: 'patient' },
  confirmedElsewhere: {
    title: 'Boas-vindas com e-mail confirmado, sem ter entrado',
    path: '/welcome?confirmed=true&next=%2Fpatient%2Fsearch',
  },
});
