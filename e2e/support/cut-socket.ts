import type { Page, WebSocketRoute } from '@playwright/test';

/** Puts itself between a page and Realtime. Call it before the page loads. */
export async function cuttableSocket(page: Page): Promise<{ cut: () => Promise<void>; restore: () => void }> {
  const open = new Set<WebSocketRoute>();
  let isCut = false;
  await page.routeWebSocket(/\/realtime\/v1\/websocket/, async (socket) => {
    if (isCut) return socket.close({ code: 3001 });
    open.add(socket);
    socket.connectToServer();
  });
  return {
    cut: async () => {
      isCut = true;
      for (const socket of open) await socket.close({ code: 3001 });
      open.clear();
    },
    restore: () => {
      isCut = false;
    },
  };
}
