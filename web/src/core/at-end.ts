/** A list that is read at its end stays there when it or its lines grow, as they do when a font arrives. */
import type { Attachment } from 'svelte/attachments';

const NEAR = 8; // px

export const staysAtEnd: Attachment<HTMLElement> = (list) => {
  let isAtEnd = true;
  const look = (): void => {
    isAtEnd = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR;
  };
  const grown = new ResizeObserver(() => {
    if (isAtEnd) list.scrollTop = list.scrollHeight;
  });
  for (const one of [list, ...list.children]) grown.observe(one);
  list.addEventListener('scroll', look, { passive: true });
  return () => {
    grown.disconnect();
    list.removeEventListener('scroll', look);
  };
};
