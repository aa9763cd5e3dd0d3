export const copy = {
  work: (title: string, place: string | null) => (place ? `${title} em ${place}` : title),
  about: 'Sobre',
  noBio: 'Este perfil ainda não tem uma apresentação.',
  howIWork: 'Como trabalha',
  audience: 'Quem atende',
  languages: (languages: string) => `Em ${languages}`,
  notAttended: (whom: string) => `Não atende: ${whom}`,
  education: 'Formação',
  experience: 'Experiência',
} as const;
