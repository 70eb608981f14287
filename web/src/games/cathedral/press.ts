/** A part of a drawing that can be pressed with a pointer or with a key. */
export function press(act: (() => void) | null | undefined) {
  if (!act) return {};
  return {
    onclick: (event: Event) => {
      event.stopPropagation();
      act();
    },
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      event.stopPropagation();
      act();
    },
  };
}
