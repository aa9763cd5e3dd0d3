export { AntdProvider } from './antd-provider';
