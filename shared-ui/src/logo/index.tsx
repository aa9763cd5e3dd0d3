export { Logo, LogoLink, LogoMark } from './logo';
