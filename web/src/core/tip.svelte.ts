/** One tooltip for the page: what would happen, why not, and the clause behind it. */
const READING = 7000; // ms for which an answer stays, if nothing else is done
const LOOKING = 600; // ms until what is pointed at is drawn large
const HOLD = 420; // ms for which a finger rests on something to read about it
const UNSTEADY = 10; // px that a resting finger moves

class Tip {
  text = $state<string | null>(null);
  clause = $state<string | null>(null);
  x = $state(0);
  y = $state(0);
  below = $state(false);
  /** what it tells of, if it is to be seen large */
  of = $state.raw<Element | null>(null);
  /** somebody has looked at it for a while */
  large = $state(false);
  /** an answer, for those who listen */
  said = $state('');
  /** the clause last pointed at, kept for the rules panel */
  pointed = $state<string | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  show(at: Element, text: string, clause: string | null): void {
    clearTimeout(this.timer);
    const box = at.getBoundingClientRect();
    this.text = text;
    this.clause = clause;
    this.of = at;
    this.large = false;
    this.timer = setTimeout(() => (this.large = true), LOOKING);
    if (clause) this.pointed = clause;
    this.x = Math.min(Math.max(box.left + box.width / 2, 130), innerWidth - 130);
    this.below = box.top < innerHeight / 2;
    this.y = this.below ? box.bottom + 8 : box.top - 8;
  }

  /** The answer to a tap or a key: it stays to be read, and is read aloud. */
  answer(at: Element, text: string, clause: string | null): void {
    this.show(at, text, clause);
    clearTimeout(this.timer);
    this.of = null;
    this.said = clause ? `${text} § ${clause}` : text;
    this.timer = setTimeout(() => this.hide(), READING);
  }

  hide(): void {
    clearTimeout(this.timer);
    this.large = false;
    this.text = null;
    this.of = null;
    this.said = '';
  }
}

export const tip = new Tip();

/**
 * `{@attach tells(text, '6.2')}`: says something about an element when it is pointed at, comes into
 * focus by a key, or is held by a finger.
 */
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
    on('pointerleave', (event) => (event as PointerEvent).pointerType === 'touch' || hide());
    on('focus', show);
    on('blur', hide);
    on('click', hide); // what is chosen now may be offered where the tip lies
    const held = holds(element, () => tip.show(element, text, clause), listening.signal);
    return () => {
      if (tip.text === text) hide();
      held();
      listening.abort();
    };
  };
}

/** Do something when a finger rests on an element; the tap that would follow is none. */
function holds(element: Element, then: () => void, signal: AbortSignal): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  let was = false;
  const stop = () => clearTimeout(timer);
  const on = (what: string, act: (event: Event) => void, capture = false) =>
    element.addEventListener(what, act, { signal, capture });
  on('pointerdown', (event) => {
    const { pointerType, clientX, clientY } = event as PointerEvent;
    was = false;
    if (pointerType !== 'touch') return;
    from = { x: clientX, y: clientY };
    stop();
    timer = setTimeout(() => {
      was = true;
      then();
    }, HOLD);
  });
  on('pointermove', (event) => {
    const { clientX, clientY } = event as PointerEvent;
    if (Math.hypot(clientX - from.x, clientY - from.y) > UNSTEADY) stop();
  });
  for (const end of ['pointerup', 'pointercancel']) on(end, stop);
  on('contextmenu', (event) => was && event.preventDefault());
  on(
    'click',
    (event) => {
      if (!was) return;
      was = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
  return stop;
}
