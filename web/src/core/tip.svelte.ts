/** One tooltip for the page: what would happen, why not, and the clause behind it. */
class Tip {
  text = $state<string | null>(null);
  clause = $state<string | null>(null);
  x = $state(0);
  y = $state(0);
  below = $state(false);
  /** the clause last pointed at, kept for the rules panel */
  pointed = $state<string | null>(null);

  show(at: Element, text: string, clause: string | null): void {
    const box = at.getBoundingClientRect();
    this.text = text;
    this.clause = clause;
    if (clause) this.pointed = clause;
    this.x = Math.min(Math.max(box.left + box.width / 2, 130), innerWidth - 130);
    this.below = box.top < 120;
    this.y = this.below ? box.bottom + 8 : box.top - 8;
  }

  hide(): void {
    this.text = null;
  }
}

export const tip = new Tip();

/** `{@attach tells(text, '6.2')}`: says something about an element when it is pointed at. */
export function tells(text: string | null | undefined, clause: string | null = null) {
  return (element: Element) => {
    if (!text) return;
    const show = (event: Event) => {
      if (event instanceof PointerEvent && event.pointerType === 'touch') return;
      if (event.type === 'focus' && !(element as HTMLElement).matches(':focus-visible')) return;
      tip.show(element, text, clause);
    };
    // A focused element that goes is blurred while the page is being drawn: state is changed later
    const hide = () => queueMicrotask(() => tip.hide());
    const listening = new AbortController();
    const on = (what: string, then: (event: Event) => void) =>
      element.addEventListener(what, then, { signal: listening.signal });
    on('pointerenter', show);
    on('pointerleave', hide);
    on('focus', show);
    on('blur', hide);
    on('click', hide); // what is chosen now may be offered where the tip lies
    return () => {
      if (tip.text === text) hide();
      listening.abort();
    };
  };
}
