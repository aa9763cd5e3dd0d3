import { useState, type ReactNode } from 'react';
import { StyleProvider } from '@ant-design/cssinjs';
import { App, ConfigProvider } from 'antd';
import ptBR from 'antd/locale/pt_BR';
import dayjs from 'dayjs';
import 'dayjs/locale/pt-br';
import { theme } from './theme';
import { useReducedMotion } from './use-reduced-motion';
import './antd.css';

dayjs.locale('pt-br');

/**
 * Provides theme and locale for the antd components of an area, without style injection. Their CSS is
 * extracted at build time; anything antd still injects goes to a detached element.
 */
export function AntdProvider({ children }: { readonly children: ReactNode }) {
  const [detached] = useState(() => document.createElement('div'));
  const still = useReducedMotion();
  return (
    <StyleProvider container={detached}>
      <ConfigProvider
        locale={ptBR}
        theme={still ? { ...theme, token: { ...theme.token, motion: false } } : theme}
        wave={{ disabled: true }}
        // Outside a modal dialog, a list would be below it and inert; outside these, in no landmark.
        getPopupContainer={(trigger) =>
          trigger?.closest<HTMLElement>('dialog, main, header') ?? document.body
        }
      >
        <App component={false}>{children}</App>
      </ConfigProvider>
    </StyleProvider>
  );
}
