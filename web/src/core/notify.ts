/** Tells by the desktop that it is one's turn, where the tab is out of sight. Nobody is asked before they wish it. */
import { settings } from "./settings.svelte.ts";

/** Can this browser do it at all? Only on a safe page (https, or this computer itself). */
export const canNotify = (): boolean => "Notification" in globalThis;

/** Switch it on or off; switched on by a click, the browser asks for leave. */
export async function wishNotices(wanted: boolean): Promise<void> {
  settings.notify = wanted && canNotify() && (await Notification.requestPermission()) === "granted";
}

/** Tell it, if it is wished, allowed, and nobody is looking. */
export function notify(title: string, body: string): void {
  if (!settings.notify || !canNotify() || Notification.permission !== "granted" || !document.hidden) return;
  const notice = new Notification(title, { body, icon: "/icon-turn.svg", tag: location.pathname });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
