/** The service worker as pages see it: a new version is offered, and never forced on anybody. */
import { host } from './host.svelte';

const AFTER = 2000; // ms: the page that somebody waits for comes first
const EVERY_HOUR = 3_600_000; // ms

class Upkeep {
  /** everything works without a network */
  kept = $state(false);
  /** a new version that waits to be wanted */
  offered = $state.raw<ServiceWorker | null>(null);
  /** another tab has changed to a new version: the next page is loaded from it */
  changed = false;
  private wanted = false;
  private registered: Promise<ServiceWorkerRegistration> | null = null;
  private looked = Date.now();

  async start(language: string): Promise<void> {
    // Where it is missing or forbidden (plain http, private windows) a network is needed
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    await new Promise((resolve) => setTimeout(resolve, AFTER));
    const container = navigator.serviceWorker;
    let first = container.controller === null;
    container.addEventListener('controllerchange', () => {
      if (this.wanted) location.reload();
      else if (!first) this.changed = true;
      first = false;
    });
    try {
      const registration = await this.register();
      this.follow(registration);
      document.addEventListener('visibilitychange', () => this.look(registration));
      await container.ready;
      this.kept = true;
      this.keep(language);
    } catch {
      this.kept = false;
    }
  }

  /** Have the service worker now; fails where the browser keeps none (a private window). */
  register(): Promise<ServiceWorkerRegistration> {
    this.registered ??= navigator.serviceWorker.register(host.file('sw.js'), {
      updateViaCache: 'none',
    });
    return this.registered;
  }

  /** Have a language at hand without a network too. */
  keep(language: string): void {
    navigator.serviceWorker?.controller?.postMessage({ do: 'keep', language });
  }

  /** Change to the version that is offered, and load this page again. */
  accept(): void {
    this.wanted = true;
    this.offered?.postMessage({ do: 'take-over' });
    this.offered = null;
  }

  private follow(registration: ServiceWorkerRegistration): void {
    const offer = () => {
      // The first version of all waits for nobody
      if (registration.waiting && registration.active) this.offered = registration.waiting;
    };
    offer();
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', offer);
    });
  }

  /** A page that stays open for days asks now and again. */
  private look(registration: ServiceWorkerRegistration): void {
    if (document.hidden || Date.now() - this.looked < EVERY_HOUR) return;
    this.looked = Date.now();
    registration.update().catch(() => undefined); // no network: another time
  }
}

export const upkeep = new Upkeep();
