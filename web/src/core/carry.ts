/** Dragging with a mouse, a pen or a finger. A tap or a click stays a tap or a click. */
export interface Carrying {
  /** where it can be let go: a selector */
  onto: string;
  /** it is in the hand now */
  lift?(): void;
  /** it was let go over this place, or over none */
  drop(place: HTMLElement | SVGElement | null): void;
}

const FAR_ENOUGH = 8; // px; less is a tap of an unsteady finger

/** `{@attach carries({ onto: '[data-slot]', drop: (place) => … })}` */
export function carries({ onto, lift, drop }: Carrying) {
  return (element: HTMLElement) => {
    let from: { x: number; y: number } | null = null;
    let lifted = false;
    let over: Element | null = null;

    const placeAt = (x: number, y: number): Element | null => {
      const found = document.elementsFromPoint(x, y).find((one) => !element.contains(one));
      return found?.closest(onto) ?? null;
    };
    const point = (place: Element | null) => {
      if (place === over) return;
      over?.removeAttribute('data-over');
      place?.setAttribute('data-over', '');
      over = place;
    };
    const rest = () => {
      point(null);
      element.style.translate = '';
      element.removeAttribute('data-carried');
      from = null;
      lifted = false;
    };

    const down = (event: PointerEvent) => {
      if (event.button === 0 && event.isPrimary) from = { x: event.clientX, y: event.clientY };
    };
    const move = (event: PointerEvent) => {
      if (!from || !event.isPrimary) return;
      const x = event.clientX - from.x;
      const y = event.clientY - from.y;
      if (!lifted) {
        if (Math.hypot(x, y) < FAR_ENOUGH) return;
        lifted = true;
        element.setPointerCapture(event.pointerId);
        element.setAttribute('data-carried', '');
        lift?.();
      }
      const zoom = element.getBoundingClientRect().width / (element.offsetWidth || 1);
      element.style.translate = `${x / zoom}px ${y / zoom}px`;
      point(placeAt(event.clientX, event.clientY));
    };
    const up = (event: PointerEvent) => {
      if (!lifted) {
        from = null;
        return;
      }
      const place = placeAt(event.clientX, event.clientY);
      rest();
      // The click that follows belongs to the drag
      const swallow = (click: Event) => {
        click.preventDefault();
        click.stopImmediatePropagation();
      };
      addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', swallow, { capture: true }));
      drop(place as HTMLElement | SVGElement | null);
    };
    const cancel = () => {
      const was = lifted;
      rest();
      if (was) drop(null);
    };

    element.setAttribute('data-carries', '');
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', cancel);
    return () => {
      rest();
      element.removeAttribute('data-carries');
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', cancel);
    };
  };
}
