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

interface Told {
  text: string;
  clause: string | null;
}
/** What there is to say of each element; the page listens once for all, for boards have hundreds. */
const telling = new Map<Element, Told>();

/**
 * `{@attach tells(text, '6.2')}`: says something about an element when it is pointed at, comes into
 * focus by a key, or is held by a finger.
 */
export function tells(text: string | null | undefined, clause: string | null = null) {
  return (element: Element) => {
    if (!text) return;
    const told = { text, clause };
    listen();
    telling.set(element, told);
    return () => {
      if (telling.get(element) === told) telling.delete(element);
      if (tip.text === text) hide();
      if (held === element) clearTimeout(holding);
    };
  };
}

// A focused element that goes is blurred while the page is being drawn: state is changed later
const hide = () => queueMicrotask(() => tip.hide());

/** The element at which something happened, or the nearest around it, of which something is said. */
function around(event: Event): Element | null {
  let found = event.target as Element | null;
  while (found && !telling.has(found)) found = found.parentElement;
  return found;
}

function show(element: Element): void {
  const told = telling.get(element);
  if (told) tip.show(element, told.text, told.clause);
}

let isListening = false;

function listen(): void {
  if (isListening) return;
  isListening = true;
  const on = <E extends Event>(what: string, act: (event: E, element: Element) => void) =>
    document.addEventListener(
      what,
      (event) => {
        // These do not bubble, and are about nothing but the element itself
        const element = event.target as Element;
        if (telling.has(element)) act(event as E, element);
      },
      true,
    );
  on<PointerEvent>('pointerenter', ({ pointerType }, element) => {
    if (pointerType !== 'touch') show(element);
  });
  on<PointerEvent>('pointerleave', ({ pointerType }) => pointerType === 'touch' || hide());
  on('focus', (_, element) => element.matches(':focus-visible') && show(element));
  on('blur', hide);
  listenForFingers();
}

let held: Element | null = null; // what a finger was put on last
let holding: ReturnType<typeof setTimeout> | undefined;
let was = false; // it has rested there

/** Something is said when a finger rests; the tap that would follow is none. */
function listenForFingers(): void {
  let from = { x: 0, y: 0 };
  const on = <E extends Event>(what: string, act: (event: E) => void) =>
    document.addEventListener(what, act as (event: Event) => void, true);
  const stop = () => clearTimeout(holding);
  on<PointerEvent>('pointerdown', (event) => {
    was = false;
    if (event.pointerType !== 'touch') return;
    const element = (held = around(event));
    if (!element) return;
    from = { x: event.clientX, y: event.clientY };
    stop();
    holding = setTimeout(() => {
      was = true;
      show(element);
    }, HOLD);
  });
  on<PointerEvent>('pointermove', ({ clientX, clientY }) => {
    if (Math.hypot(clientX - from.x, clientY - from.y) > UNSTEADY) stop();
  });
  for (const end of ['pointerup', 'pointercancel']) on(end, stop);
  on('contextmenu', (event) => was && around(event) === held && event.preventDefault());
  on('click', (event) => {
    const element = around(event);
    if (!element) return;
    if (was && element === held) {
      was = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    } else hide(); // what is chosen now may be offered where the tip lies
  });
}
