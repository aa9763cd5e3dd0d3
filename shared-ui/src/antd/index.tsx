export { AntdProvider } from './antd-provider';
export { AutoComplete } from './auto-complete';
export { Select } from './select';
export { optionNamed } from './suggestions';
