export { AntdProvider } from './antd-provider';
export { Select } from './select';
