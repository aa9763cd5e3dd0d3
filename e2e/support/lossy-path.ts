import { createSocket, type RemoteInfo, type Socket } from 'node:dgram';
import { once } from 'node:events';

/** UDP datagrams on their way to a port of this machine and back. */
interface LossyPath {
  readonly port: number;
  /** Drops this share of the datagrams from now on, in each direction; 1: all. */
  readonly setLoss: (share: number) => void;
  readonly stop: () => Promise<void>;
}

const HOST = '127.0.0.1';

async function bound(): Promise<Socket> {
  const socket = createSocket('udp4');
  socket.bind(0, HOST);
  await once(socket, 'listening');
  return socket;
}

/** Opens a path to `port`, which loses nothing at first. Each sender has a socket of its own behind it. */
export async function openLossyPath(port: number): Promise<LossyPath> {
  let loss = 0;
  const isLost = () => Math.random() < loss;
  const senders = new Map<string, Promise<Socket>>();
  const front = await bound();
  const openSender = async (sender: RemoteInfo): Promise<Socket> => {
    const behind = await bound();
    behind.on('message', (datagram) => {
      if (!isLost()) front.send(datagram, sender.port, sender.address);
    });
    return behind;
  };
  front.on('message', (datagram, sender) => {
    if (isLost()) return;
    const key = `${sender.address}:${sender.port}`;
    const opened = senders.get(key) ?? openSender(sender);
    senders.set(key, opened);
    void opened.then((behind) => behind.send(datagram, port, HOST));
  });
  return {
    port: front.address().port,
    setLoss: (share) => {
      loss = share;
    },
    stop: async () => {
      front.close();
      for (const opened of senders.values()) (await opened).close();
    },
  };
}
