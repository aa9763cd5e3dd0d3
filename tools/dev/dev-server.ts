import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import webpack, { type Configuration, type Stats } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { respond, type Handler } from '../../server/listen.ts';
import { serveWebSockets } from '../../server/web-sockets.ts';
import type { Sockets } from 'embedded-backend';

export interface DevServerOptions {
  readonly configs: readonly Configuration[];
  readonly port: number;
  /** Handles requests for anything that webpack does not serve. */
  readonly handler: Handler;
  /** The backend's WebSockets; default: none. */
  readonly realtime?: Sockets;
  /** Header in which a trusted proxy passes the client's address; null: use the connection's. */
  readonly addressHeader: string | null;
  /** Called after each compilation. */
  readonly onBuilt: (stats: Stats) => void;
  readonly onError: (error: unknown, path: string) => void;
}

export interface DevServer {
  readonly close: () => Promise<void>;
}

/**
 * Serves builds with hot reload, and everything else through `handler`, on one origin with the portal's
 * headers.
 */
export async function startDevServer(options: DevServerOptions): Promise<DevServer> {
  const { configs, port, handler, realtime, addressHeader, onBuilt, onError } = options;
  const compiler = webpack([...configs]);
  if (!compiler) throw new Error('webpack created no compiler');
  for (const each of compiler.compilers) each.hooks.done.tap('dev', onBuilt);
  const answerByPortal = (message: IncomingMessage, answer: ServerResponse) =>
    void respond(handler, message, answer, { onError }, addressHeader);
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port,
      hot: true,
      static: false,
      client: { overlay: false, logging: 'warn' },
      devMiddleware: { index: false },
      setupExitSignals: false,
      setupMiddlewares: (middlewares) => [...middlewares, { name: 'portal', middleware: answerByPortal }],
    },
    compiler,
  );
  await server.start();
  if (!server.server) throw new Error('The development server has not started.');
  const endSockets = realtime ? serveWebSockets(server.server as Server, realtime) : () => undefined;
  return {
    close: () => {
      endSockets();
      return server.stop();
    },
  };
}
