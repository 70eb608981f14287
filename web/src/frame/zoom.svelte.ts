/** Looking closer at a board: with two fingers, the wheel and Ctrl, or the keys + - 0; it scrolls then. */
const MOST = 4;
const STEP = 1.25;

export class Zoom {
  /** how much larger than it fits */
  scale = $state(1);
  private main: HTMLElement | null = null;

  /** Around a point of the page, or the middle of what is seen. */
  to(scale: number, point?: { x: number; y: number }): void {
    const { main } = this;
    const board = main?.firstElementChild as HTMLElement | null | undefined;
    if (!main || !board) return;
    const before = this.scale;
    this.scale = Math.min(MOST, Math.max(1, scale));
    const frame = main.getBoundingClientRect();
    const x = (point?.x ?? frame.left + frame.width / 2) - frame.left;
    const y = (point?.y ?? frame.top + frame.height / 2) - frame.top;
    const left = ((main.scrollLeft + x) / before) * this.scale - x;
    const top = ((main.scrollTop + y) / before) * this.scale - y;
    board.style.transformOrigin = '0 0';
    board.style.transform = this.scale === 1 ? '' : `scale(${this.scale})`;
    main.scrollTo(left, top);
  }

  larger = (): void => this.to(this.scale * STEP);
  smaller = (): void => this.to(this.scale / STEP);
  whole = (): void => this.to(1);

  /** `{@attach zoom.over}` on what holds the board. */
  over = (main: HTMLElement): (() => void) => {
    this.main = main;
    let apart = 0;
    let begun = 1;
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      this.to(this.scale * Math.exp(-event.deltaY / 300), { x: event.clientX, y: event.clientY });
    };
    const fingers = ({ touches }: TouchEvent) => {
      const [one, two] = touches;
      if (!one || !two || touches.length > 2) return null;
      return {
        apart: Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY),
        x: (one.clientX + two.clientX) / 2,
        y: (one.clientY + two.clientY) / 2,
      };
    };
    const start = (event: TouchEvent) => {
      const found = fingers(event);
      apart = found?.apart ?? 0;
      begun = this.scale;
    };
    const move = (event: TouchEvent) => {
      const found = fingers(event);
      if (!found || !apart) return;
      event.preventDefault();
      this.to((begun * found.apart) / apart, found);
    };
    main.addEventListener('wheel', wheel, { passive: false });
    main.addEventListener('touchstart', start, { passive: true });
    main.addEventListener('touchmove', move, { passive: false });
    return () => {
      main.removeEventListener('wheel', wheel);
      main.removeEventListener('touchstart', start);
      main.removeEventListener('touchmove', move);
      this.main = null;
    };
  };

  /** Whether a key was meant for it. */
  key(key: string): boolean {
    if (key === '+' || key === '=') this.larger();
    else if (key === '-') this.smaller();
    else if (key === '0') this.whole();
    else return false;
    return true;
  }
}
