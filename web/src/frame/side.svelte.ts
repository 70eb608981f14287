/** Whether the log stands beside the board: as somebody has said, or as there is room for it. */
import { remember, remembered } from '../core/kept';

const NARROW = 1180; // px; there the log lies over the board
const AMPLE = 1440; // px; there even a wide board has room beside the log

export class Side {
  /** of the window; bound by the page */
  width = $state(1280);
  /** nothing if nobody has said so */
  #wanted = $state(remembered<boolean | null>('side', null));

  get narrow(): boolean {
    return this.width < NARROW;
  }

  /** `wide`: the board needs all the width */
  stands(wide: boolean): boolean {
    return this.#wanted ?? (this.width >= AMPLE || !wide);
  }

  turn(stands: boolean): void {
    remember('side', (this.#wanted = stands));
  }
}
