export const path = '/professional/agenda';
