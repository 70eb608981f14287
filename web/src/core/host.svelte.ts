/**
 * Where the app came from: a server, or a folder of static files (`rubra site`), which has none.
 *
 * This is the one place that knows. A site keeps its page in the part of the address after `#`, since
 * no host has to be told about that; a server has paths.
 */
import { address, isSite } from './page';

class Host {
  /** a folder of static files; there is no server, and there never will be one */
  readonly isSite = isSite;
  /** whether the server answered when it was asked last */
  answers = $state(true);

  /** Whether there is a server to be asked. */
  get hasServer(): boolean {
    return !this.isSite && this.answers;
  }

  /** The address of a file of the app. */
  file(path: string): string {
    return this.isSite ? new URL(path, location.href).href : `/${path}`;
  }

  /** The address of a page of the app, for links: `to('/me')`. */
  to = (path: string): string => (this.isSite ? `#${path}` : path);

  /** The page that the address bar asks for: a path, and what stands behind its `?` and its `#`. */
  get asked(): ReturnType<typeof address> {
    return address();
  }

  /** The page that a link leads to; null: it leads out of the app. */
  linked(link: HTMLAnchorElement): string | null {
    if (link.origin !== location.origin) return null;
    if (!this.isSite) return link.pathname.startsWith('/api') ? null : link.pathname + link.search;
    return link.pathname === location.pathname && link.hash.startsWith('#/')
      ? link.hash.slice(1)
      : null;
  }
}

export const host = new Host();
export const to = host.to;
