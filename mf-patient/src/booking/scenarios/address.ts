import { PEOPLE } from 'embedded-backend/seed';

export const path = `/patient/booking/${PEOPLE.marina.id}`;
export const moving = (consultation: string) => `${path}?consulta=${consultation}`;
