/** A drawing of the page as an image of its own, to be kept. */
const KEPT = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'display',
  'font-size',
  'font-weight',
  'font-family',
  'text-anchor',
] as const;

/** A copy that needs no style sheet: what the sheets say stands in its attributes. */
export function selfContained(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const parts = [...drawing.querySelectorAll<SVGElement>('*')];
  [...copy.querySelectorAll<SVGElement>('*')].forEach((part, n) => {
    const style = getComputedStyle(parts[n]!);
    for (const name of KEPT) {
      const value = style.getPropertyValue(name);
      if (value) part.setAttribute(name, value);
    }
    part.removeAttribute('class');
    part.removeAttribute('style');
  });
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.removeAttribute('class');
  return copy;
}

/** The drawing as a PNG, handed to the browser's downloads. */
export async function savePicture(drawing: SVGSVGElement, name: string): Promise<void> {
  const box = drawing.viewBox.baseVal;
  const scale = 1600 / box.width;
  const copy = selfContained(drawing);
  copy.setAttribute('width', '1600');
  copy.setAttribute('height', String(Math.round(box.height * scale)));
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = 1600;
  canvas.height = Math.round(box.height * scale);
  canvas.getContext('2d')!.drawImage(image, 0, 0);
  const link = document.createElement('a');
  link.download = name;
  link.href = canvas.toDataURL('image/png');
  link.click();
}
