/** Being reachable while no page is open: the browser's Push API, by the app's service worker. */
import type { PushAddress } from '../wire';
import { upkeep } from './upkeep.svelte';

export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && isSecureContext;

/** Fails where the browser keeps no service worker (a private window): it would be waited for forever. */
async function registration(): Promise<ServiceWorkerRegistration> {
  await upkeep.register();
  return navigator.serviceWorker.ready;
}

/** Ask the browser for an address; the person may say no. */
export async function subscribe(serverKey: string): Promise<PushAddress> {
  if ((await Notification.requestPermission()) !== 'granted') throw new Error('not allowed');
  const found = await (
    await registration()
  ).pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: serverKey });
  const { endpoint, keys } = found.toJSON();
  return { endpoint: endpoint!, p256dh: keys!.p256dh!, auth: keys!.auth! };
}

/** Not reachable any more. */
export async function unsubscribe(): Promise<void> {
  const found = await (await registration()).pushManager.getSubscription();
  await found?.unsubscribe();
}
