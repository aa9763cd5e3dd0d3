export { ROOM_ERRORS } from './errors/catalogue-room';
