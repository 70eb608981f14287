/** Which page is shown: each has an address, so that a table can be sent to a friend as a link. */
import { host } from './host.svelte';
import { askedPage, type Page } from './page';
import { upkeep } from './upkeep.svelte';

class Router {
  page = $state.raw<Page>(askedPage());

  constructor() {
    addEventListener('popstate', () => this.arrive());
    addEventListener('click', (event) => this.click(event));
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, '', host.to(path));
    else history.pushState(null, '', host.to(path));
    this.arrive();
  }

  private arrive(): void {
    if (upkeep.changed) {
      location.reload(); // a new version is in use since: the page comes from it
      return;
    }
    this.page = askedPage();
    scrollTo(0, 0);
  }

  /** Links inside the app change the page without loading it again. */
  private click(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || link.target || link.download) return;
    const path = host.linked(link);
    if (path === null) return;
    event.preventDefault();
    this.go(path);
  }
}

export const router = new Router();
